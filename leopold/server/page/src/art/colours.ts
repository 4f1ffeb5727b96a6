/** Measuring colours: contrast as WCAG has it, and how far apart two of them lie for readers who see colours less. */

export type Rgb = readonly [number, number, number];
export type Vision = "full" | "protan" | "deutan" | "tritan";

export function rgb(hex: string): Rgb {
  const digits = hex.replace("#", "");
  return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16) / 255) as unknown as Rgb;
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(rgb(one)), luminance(rgb(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What is left of a colour, in linear light, without one kind of cone: Machado, Oliveira and Fernandes (2009). */
const SIGHT: Readonly<Record<Exclude<Vision, "full">, readonly Rgb[]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(colour: Rgb, vision: Vision): Rgb {
  const light = colour.map(linear) as unknown as Rgb;
  if (vision === "full") return light;
  return SIGHT[vision].map((row) =>
    Math.max(0, Math.min(1, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])),
  ) as unknown as Rgb;
}

function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Distance in OKLab; two patches side by side are told apart from about 0.02 on. */
export function distance(one: string, other: string, vision: Vision): number {
  const [a, b] = [oklab(seen(rgb(one), vision)), oklab(seen(rgb(other), vision))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
