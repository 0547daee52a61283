export type StampShape = 'circle' | 'frame' | 'hexagon' | 'oval';
export type StampState = 'valid' | 'due' | 'overdue' | 'undated' | 'replaced' | 'blank';

interface Geometry {
  height: number;
  room: number;
}

/** Units of the drawing: a stamp is 148 wide. */
export const STAMP_WIDTH = 148;

export const geometry: Record<StampShape, Geometry> = {
  circle: { height: 148, room: 98 },
  frame: { height: 112, room: 122 },
  hexagon: { height: 130, room: 100 },
  oval: { height: 114, room: 108 },
};

export function outlineOf(shape: Exclude<StampShape, 'frame'>, inset: number): string {
  const [x, y] = [STAMP_WIDTH / 2, geometry[shape].height / 2];
  if (shape === 'hexagon') {
    const [half, tall] = [71 - inset, 60 - inset * 0.9];
    return `M${x - half} ${y}L${x - half / 2} ${y - tall}H${x + half / 2}L${x + half} ${y}L${x + half / 2} ${y + tall}H${x - half / 2}Z`;
  }
  const [rx, ry] = [71 - inset, (shape === 'circle' ? 71 : 54) - inset];
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}`;
}

/** Approximate letter widths in ems, rather too wide than too narrow. */
const LETTER = { title: 0.56, word: 0.72 };
const CAPITAL = 0.78;
const LONG = 12;
const SMALLEST = { title: 10, word: 9 };

export function titleLines(title: string): string[] {
  const middle = title.length / 2;
  const gaps = [...title.matchAll(/[\s/-]+/g)].map(({ index, 0: gap }) => index + (gap.trim() ? gap.length : 0));
  if (title.length <= LONG || gaps.length === 0) return [title];
  const at = gaps.reduce((best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best));
  return [title.slice(0, at).trim(), title.slice(at).trim()];
}

function widthOf(line: string, kind: keyof typeof LETTER): number {
  const capitals = kind === 'title' ? (line.match(/\p{Lu}/gu)?.length ?? 0) : 0;
  return line.length * LETTER[kind] + capitals * (CAPITAL - LETTER.title);
}

export function fitText(lines: readonly string[], room: number, largest: number, kind: keyof typeof LETTER) {
  const widest = Math.max(...lines.map((line) => widthOf(line, kind)));
  const size = Math.round(Math.min(largest, Math.max(SMALLEST[kind], room / widest)) * 10) / 10;
  const fitting = Math.floor(room / (size * LETTER[kind]));
  return { size, lines: lines.map((line) => (line.length > fitting + 1 ? `${line.slice(0, fitting)}…` : line)) };
}
