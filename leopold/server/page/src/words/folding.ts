/** Words as people look for them: without capitals, accents and whatever a keyboard may lack. */

/** Letters that no accent was put on, and what people type for them. */
const TYPED: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i", ґ: "г" };

/** "Direktor" and "DIREKTÓR" are the same word to whoever looks for it, "Актёр" and "актер" too, and "об'єкт" needs no apostrophe. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđıґ]/g, (letter) => TYPED[letter] ?? letter)
    .replace(/(?<=\p{L})['’ʼ`´](?=\p{L})/gu, "");
}
