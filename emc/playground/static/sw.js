// The service worker: keeps the page for visits without a network, and adds the headers with which Stop can interrupt
// Python, where the server does not send them. `emc playground` writes CONFIG at its end.

const NAME = `emc-page-${CONFIG.version}`;
const HEADERS = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };
const addresses = () => CONFIG.files.map(name => new URL(name, self.registration.scope).href);

// A new version waits until no page of the old one is open: each version has its own files.
self.addEventListener("install", event => event.waitUntil(caches.open(NAME).then(cache => cache.addAll(CONFIG.shell))));

self.addEventListener("activate", event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("emc-page-") && name !== NAME) await caches.delete(name);
  await self.clients.claim();
})()));

self.addEventListener("message", event => {
  if (event.data !== "keep everything") return;
  event.waitUntil((async () => {
    const cache = await caches.open(NAME);
    for (const address of addresses()) {
      if (await cache.match(address)) continue;
      const response = await fetch(address, { mode: "cors" });
      if (response.ok) await cache.put(address, response);
    }
    for (const client of await self.clients.matchAll()) client.postMessage("kept");
  })());
});

const listed = new Set(addresses());
const own = address => new URL(address).origin === location.origin;

async function answer(request, address) {
  const cache = await caches.open(NAME);
  let found = await cache.match(address);
  if (!found) {
    found = await fetch(request);
    if (found.ok && found.type !== "opaque") await cache.put(address, found.clone());
    else if (found.status === 404) await caches.delete(NAME); // there is a newer version: the next visit gets it
  }
  if (!own(address)) return found;
  const headers = new Headers(found.headers);
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  return new Response(found.body, { status: found.status, statusText: found.statusText, headers });
}

// Other pages and files below this address are none of ours.
self.addEventListener("fetch", event => {
  const { request } = event, address = request.url.split("#")[0].replace(/index\.html$/, "");
  if (request.method === "GET" && listed.has(address)) event.respondWith(answer(request, address));
});
