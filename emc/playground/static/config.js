// What `emc playground` has written into the page: addresses, hashes, words of the language.

export const config = JSON.parse(document.getElementById("config").textContent);
config.base = new URL(config.base, document.baseURI).href;
for (const name of Object.keys(config.packs)) config.packs[name] = new URL(config.packs[name], document.baseURI).href;
config.sizes = Object.fromEntries(Object.entries(config.sizes).map(([name, size]) =>
  [new URL(name, name.endsWith(".pack") ? document.baseURI : config.base).href, size]));
