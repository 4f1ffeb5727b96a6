/**
 * QR codes (ISO/IEC 18004) for short addresses: bytes, error correction M, versions 1 to 6.
 * Drawn here and not by the server, because nobody but the page has the links of a table.
 */

export type Matrix = readonly (readonly boolean[])[];

/** For each version from 1: codewords in all, blocks, codewords of error correction in each block. */
const VERSIONS = [
  [26, 1, 10],
  [44, 1, 16],
  [70, 1, 26],
  [100, 2, 18],
  [134, 2, 24],
  [172, 4, 16],
] as const;

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The picture of a text, dark squares true; null if it is too long. With the mask that is easiest to read, unless one is named. */
export function qr(text: string, mask?: number): Matrix | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([all, blocks, correcting]) => bytes.length + 2 <= all - blocks * correcting) + 1;
  if (version === 0) return null;
  const words = codewords(bytes, version);
  const drawn = (mask === undefined ? MASKS.map((_, k) => k) : [mask]).map((k) => draw(words, version, k));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

// --- codewords

function codewords(bytes: Uint8Array, version: number): number[] {
  const [all, blocks, correcting] = VERSIONS[version - 1] as (typeof VERSIONS)[number];
  const room = all - blocks * correcting;
  const bits = [0, 1, 0, 0];
  push(bits, bytes.length, 8);
  for (const byte of bytes) push(bits, byte, 8);
  push(bits, 0, Math.min(4, 8 * room - bits.length));
  push(bits, 0, (8 - (bits.length % 8)) % 8);
  const data = Array.from({ length: bits.length / 8 }, (_, k) => Number.parseInt(bits.slice(8 * k, 8 * k + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  // Up to version 6 all blocks are of one length.
  const parts = Array.from({ length: blocks }, (_, k) => data.slice((k * room) / blocks, ((k + 1) * room) / blocks));
  const checks = parts.map((part) => remainder(part, generator(correcting)));
  return [...interleaved(parts), ...interleaved(checks)];
}

function push(bits: number[], value: number, length: number): void {
  for (let k = length - 1; k >= 0; k--) bits.push((value >> k) & 1);
}

function interleaved(parts: readonly (readonly number[])[]): number[] {
  return (parts[0] ?? []).flatMap((_, k) => parts.map((part) => part[k] as number));
}

/** The product in the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** The polynomial of Reed and Solomon of this degree, without its leading 1. */
function generator(degree: number): number[] {
  const found: number[] = Array.from({ length: degree }, (_, k) => (k === degree - 1 ? 1 : 0));
  let root = 1;
  for (let k = 0; k < degree; k++) {
    for (let at = 0; at < degree; at++) found[at] = times(found[at] as number, root) ^ (found[at + 1] ?? 0);
    root = times(root, 2);
  }
  return found;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (rest.shift() as number);
    rest.push(0);
    divisor.forEach((part, at) => (rest[at] = (rest[at] as number) ^ times(part, factor)));
  }
  return rest;
}

// --- the picture

function draw(words: readonly number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const fixed = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const set = (row: number, column: number, is: boolean) => {
    (dark[row] as boolean[])[column] = is;
    (fixed[row] as boolean[])[column] = true;
  };
  const square = (row: number, column: number, reach: number, rings: (distance: number) => boolean) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        if (dark[row + y]?.[column + x] !== undefined) set(row + y, column + x, rings(Math.max(Math.abs(x), Math.abs(y))));
  };

  for (let k = 8; k < size - 8; k++) {
    set(6, k, k % 2 === 0);
    set(k, 6, k % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  if (version > 1) square(size - 7, size - 7, 2, (ring) => ring !== 1);
  writeFormat(mask, size, set);

  let at = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const upward = ((right + (right < 6 ? 1 : 0)) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (fixed[row]?.[column]) continue;
        const bit = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        (dark[row] as boolean[])[column] = bit !== (MASKS[mask] as (typeof MASKS)[number])(row, column);
        at += 1;
      }
    }
  }
  return dark;
}

/** Which correction and which mask: twice, so that one of them may be lost. */
function writeFormat(mask: number, size: number, set: (row: number, column: number, is: boolean) => void): void {
  let rest = mask;
  for (let k = 0; k < 10; k++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (k: number) => ((bits >> k) & 1) === 1;
  for (let k = 0; k < 15; k++) {
    set(k < 6 ? k : k < 8 ? k + 1 : size - 15 + k, 8, bit(k));
    set(8, k < 8 ? size - 1 - k : k === 8 ? 7 : 14 - k, bit(k));
  }
  set(size - 8, 8, true);
}

/** How hard a picture is to read: long runs, blocks, what looks like a corner, too dark or too light. */
function penalty(dark: Matrix): number {
  const size = dark.length;
  const columns = dark.map((_, c) => dark.map((row) => row[c] as boolean));
  let found = 0;
  for (const line of [...dark, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    for (const corner of ["10111010000", "00001011101"]) for (let k = text.indexOf(corner); k >= 0; k = text.indexOf(corner, k + 1)) found += 40;
  }
  for (let r = 1; r < size; r++)
    for (let c = 1; c < size; c++) if (new Set([dark[r]?.[c], dark[r - 1]?.[c], dark[r]?.[c - 1], dark[r - 1]?.[c - 1]]).size === 1) found += 3;
  const share = dark.flat().filter(Boolean).length / size ** 2;
  return found + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
