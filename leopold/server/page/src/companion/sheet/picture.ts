/**
 * The sheet as a picture to send around. It is drawn straight onto a canvas with the page's own type, which is in the
 * document already: nothing is fetched for it, and nothing foreign gets into it, so that it can always be saved.
 */

export interface PictureColumn {
  name: string;
  /** Whose emblem; the document has it as a symbol. */
  seat: string;
  colour: string;
  won: boolean;
}

export interface PictureRow {
  label: string;
  values: readonly (number | null)[];
  kind: "row" | "part" | "total";
}

export interface Picture {
  title: string;
  subtitle: string;
  winner: string;
  columns: readonly PictureColumn[];
  rows: readonly PictureRow[];
}

/** By day, whatever the page looks like: it is going to stand in somebody's messages. */
const PAPER = { table: "#e4d3ae", card: "#fbf4e2", ink: "#2b1d14", soft: "#5d4633", line: "#b99a5e", brass: "#a67a26", deep: "#1e4a3c", bad: "#8c1f2c", glow: "#f8e6b4" };
const WIDE = 1080;
const EDGE = 56;
const ROW = 52;
const DISPLAY = '"Philosopher", Georgia, serif';
const TEXT = '"Alegreya Sans", "Segoe UI", sans-serif';
const TYPES = [`700 64px ${DISPLAY}`, `700 32px ${DISPLAY}`, `500 32px ${TEXT}`, `700 32px ${TEXT}`];

/** Before the first stroke: a canvas does not wait for type. */
export async function typesAreThere(): Promise<void> {
  await Promise.all(TYPES.map((type) => document.fonts.load(type)));
}

/** How large it will be. */
export function sizeOf(picture: Picture): { width: number; height: number } {
  const rows = picture.rows.reduce((all, { kind }) => all + (kind === "total" ? 1.7 : kind === "part" ? 1.15 : 1) * ROW, 0);
  return { width: WIDE, height: Math.round(EDGE * 2 + 300 + rows + 70) };
}

export function drawOn(canvas: HTMLCanvasElement, picture: Picture): void {
  const { width, height } = sizeOf(picture);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  frame(pen, width, height);
  let y = EDGE + 78;
  pen.textAlign = "center";
  write(pen, picture.title, width / 2, y, `700 64px ${DISPLAY}`, PAPER.brass, width - EDGE * 4);
  write(pen, picture.winner, width / 2, y + 56, `700 36px ${DISPLAY}`, PAPER.deep, width - EDGE * 3);
  write(pen, picture.subtitle, width / 2, y + 98, `500 26px ${TEXT}`, PAPER.soft, width - EDGE * 3);
  y += 132;
  const left = EDGE + 34;
  const columns = picture.columns.length;
  const each = Math.min(190, (width - 2 * left) * (columns > 3 ? 0.62 : 0.56) / columns);
  const middle = (at: number) => width - left - each * (columns - at - 0.5);
  const words = width - 2 * left - each * columns - 16;
  const bottom = height - EDGE - 34;
  picture.columns.forEach(({ name, seat, colour, won }, at) => {
    if (won) fill(pen, middle(at) - each / 2 + 4, y, each - 8, bottom - y, PAPER.glow, 10);
    pen.beginPath();
    pen.arc(middle(at), y + 30, 25, 0, 2 * Math.PI);
    pen.fillStyle = colour;
    pen.fill();
    pen.lineWidth = 3;
    pen.strokeStyle = won ? PAPER.brass : PAPER.card;
    pen.stroke();
    emblem(pen, seat, middle(at), y + 30, colour);
    write(pen, name, middle(at), y + 88, `700 27px ${DISPLAY}`, PAPER.ink, each - 12);
  });
  y += 104;
  for (const { label, values, kind } of picture.rows) {
    const high = (kind === "total" ? 1.7 : kind === "part" ? 1.15 : 1) * ROW;
    const base = y + high / 2 + 11;
    pen.textAlign = "left";
    if (kind === "part") {
      write(pen, label, left, base + 6, `700 30px ${DISPLAY}`, PAPER.brass, words + each * columns);
      line(pen, left, width - left, y + high, PAPER.line, 1.5);
    } else {
      const type = kind === "total" ? `700 44px ${DISPLAY}` : `500 30px ${TEXT}`;
      if (kind === "total") line(pen, left, width - left, y + 8, PAPER.brass, 3);
      write(pen, label, left, base, type, PAPER.ink, words);
      pen.textAlign = "center";
      values.forEach((value, at) => {
        const shown = value === null ? "" : value < 0 ? `−${-value}` : String(value);
        write(pen, shown, middle(at), base, kind === "total" ? type : `700 31px ${TEXT}`, value !== null && value < 0 ? PAPER.bad : value === 0 && kind === "row" ? PAPER.soft : PAPER.ink, each - 8);
      });
      if (kind === "row") line(pen, left, width - left, y + high, PAPER.line, 0.8);
    }
    y += high;
  }
}

export async function asFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("There is no picture.");
  return new File([blob], name, { type: "image/png" });
}

function frame(pen: CanvasRenderingContext2D, width: number, height: number): void {
  fill(pen, 0, 0, width, height, PAPER.table);
  fill(pen, EDGE / 2, EDGE / 2, width - EDGE, height - EDGE, PAPER.card, 18);
  for (const [inset, thick] of [[EDGE / 2 + 12, 4], [EDGE / 2 + 22, 1.5]] as const) {
    pen.lineWidth = thick;
    pen.strokeStyle = PAPER.brass;
    pen.beginPath();
    pen.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, 10);
    pen.stroke();
  }
  // Small squares in the corners, as on every card of the house.
  for (const x of [EDGE / 2 + 17, width - EDGE / 2 - 17])
    for (const y of [EDGE / 2 + 17, height - EDGE / 2 - 17]) {
      fill(pen, x - 9, y - 9, 18, 18, PAPER.card);
      fill(pen, x - 6, y - 6, 12, 12, PAPER.brass);
    }
}

/** A seat's emblem, from the lines of the symbol that the page draws it with. */
function emblem(pen: CanvasRenderingContext2D, seat: string, x: number, y: number, ground: string): void {
  const size = 30;
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  for (const shape of document.querySelectorAll(`#art-seat-${seat} :is(path, circle)`)) {
    const [fills, strokes] = ["fill", "stroke"].map((name) => shape.getAttribute(name));
    const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
    const path = new Path2D(shape.getAttribute("d") ?? "");
    if (shape.localName === "circle") path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
    pen.lineWidth = number("stroke-width");
    pen.lineCap = shape.getAttribute("stroke-linecap") === "round" ? "round" : "square";
    pen.strokeStyle = strokes === "currentColor" ? PAPER.card : ground;
    pen.fillStyle = PAPER.card;
    if (strokes && strokes !== "none") pen.stroke(path);
    if (fills === "currentColor") pen.fill(path);
  }
  pen.restore();
}

function fill(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, colour: string, round = 0): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x, y, width, height, round);
  pen.fill();
}

function line(pen: CanvasRenderingContext2D, from: number, to: number, y: number, colour: string, thick: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = thick;
  pen.beginPath();
  pen.moveTo(from, y);
  pen.lineTo(to, y);
  pen.stroke();
}

/** One line that gets narrower rather than longer than its place. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, type: string, colour: string, most: number): void {
  pen.font = type;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
}
