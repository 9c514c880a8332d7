// Links: a program, its options and a moment in the part of an address that no server sees. emc/link.py has the format.

const BROKEN = "it is not whole, or not a link of the playground";
const MOST = 8 << 20; // characters of a program: what a link of a few bytes may become

export async function packed(program) {
  const kept = Object.fromEntries(Object.entries(program).filter(([, value]) => value).sort());
  const stream = new Blob([JSON.stringify(kept)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  for (const byte of data) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

// The program in a link's text. Throws if it is none.
export async function unpacked(text) {
  let letters;
  try {
    letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    throw new Error(BROKEN);
  }
  const stream = new Blob([Uint8Array.from(letters, one => one.charCodeAt(0))]).stream()
    .pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader(), parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => { throw new Error(BROKEN); });
    if (done) break;
    size += value.length;
    if (size > MOST) throw new Error("it is too long");
    parts.push(value);
  }
  let program;
  try {
    program = JSON.parse(await new Blob(parts).text());
  } catch {
    throw new Error(BROKEN);
  }
  const files = program?.files;
  if (!Array.isArray(files) || !files.length || !files.every(one => typeof one?.name === "string" && typeof one?.text === "string"))
    throw new Error("it has no files");
  return program;
}

// What an address asks for: {code, program, view, cycle, pe, line}, {open} for something that comes with the page, or null.
export async function asked(hash) {
  const words = new URLSearchParams(hash.replace(/^#/, "")), number = name => {
    const text = words.get(name);
    return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : -1;
  };
  const moment = { view: words.get("view") ?? "", cycle: number("cycle"), pe: number("pe"), line: words.get("line") ?? "" };
  if (words.has("code")) return { code: words.get("code"), program: await unpacked(words.get("code")), ...moment };
  return words.has("open") ? { open: words.get("open"), ...moment } : null;
}

export async function address(program, moment = {}) {
  const words = new URLSearchParams({ code: await packed(program) });
  for (const [name, value] of Object.entries(moment)) if (value !== "" && value !== -1 && value !== undefined) words.set(name, value);
  return `${location.href.split("#")[0]}#${words}`;
}
