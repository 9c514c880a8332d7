// The exchange of packets.emc as a SimGrid program: `all_to_all HOSTS COUNT`. Every host sends a word to each other one
// in turn, COUNT words in all, and takes as many. Prints the number of words and the simulated seconds.
#include <cstdio>
#include <cstdlib>
#include <simgrid/s4u.hpp>
#include <string>
#include <vector>

namespace sg4 = simgrid::s4u;

static int hosts, count;
static std::vector<sg4::Mailbox *> boxes;
static std::vector<int> words;

static void send(int me)
{
    const int step = hosts > count ? hosts / count : 1;
    for (int k = 0, goal = me; k < count; k++) {
        goal = (goal + step) % hosts;
        boxes[goal]->put_init(&words[goal], sizeof(int))->detach();
        sg4::this_actor::sleep_for(1e-6);
    }
}

static void take(int me)
{
    for (int k = 0; k < count; k++) boxes[me]->get<int>();
}

int main(int argc, char **argv)
{
    sg4::Engine engine(&argc, argv);
    if (argc != 3) return 2;
    hosts = std::atoi(argv[1]);
    count = std::atoi(argv[2]);
    words.resize(hosts);
    sg4::NetZone *zone = sg4::create_star_zone("machine");
    for (int i = 0; i < hosts; i++) {
        const std::string name = "pe" + std::to_string(i);
        sg4::Host *host = zone->create_host(name, 1e9);
        sg4::Link *link = zone->create_link("link" + std::to_string(i), 1e9)->set_latency(1e-6);
        zone->add_route(host->get_netpoint(), nullptr, nullptr, nullptr, {sg4::LinkInRoute(link)}, true);
        boxes.push_back(sg4::Mailbox::by_name(name));
    }
    zone->seal();
    for (int i = 0; i < hosts; i++) {
        sg4::Host *host = engine.host_by_name("pe" + std::to_string(i));
        sg4::Actor::create("send", host, send, i);
        sg4::Actor::create("take", host, take, i);
    }
    engine.run();
    std::printf("%ld words, %g s\n", static_cast<long>(hosts) * count, sg4::Engine::get_clock());
    return 0;
}
