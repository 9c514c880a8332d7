// What the reader has edited, kept by the browser. Each project has a name: `scratch`, `program fft.emc`, `exercise 3`.

const PREFIX = "emc playground: ";
let said = false;

export const trouble = { tell: () => {} }; // called once if nothing can be kept

export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    if (!said) trouble.tell("this browser keeps nothing for this page: copy what you want to keep");
    said = true;
  }
}

export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name));
  } catch {
    return null;
  }
}

export function forget(name) {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // nothing was kept
  }
}

// The names of all projects that are kept.
export function names() {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(PREFIX)).map(key => key.slice(PREFIX.length)).sort();
  } catch {
    return [];
  }
}
