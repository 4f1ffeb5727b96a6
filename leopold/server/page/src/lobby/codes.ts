/** Codes of six letters, as people type them: in any case, with spaces or a hyphen. */

const CODE = /^[A-Z]{6}$/;

/** The code in a text, or nothing if it is none; what follows `join/` in a link counts too. */
export function readCode(text: string): string | null {
  const plain = text.replace(/^.*\/join\//, "").replace(/[\s-]/g, "").toUpperCase();
  return CODE.test(plain) ? plain : null;
}

/** In two halves, which are easier to read aloud. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
