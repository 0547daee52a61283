import { graphemesOf } from '@/lib/core/i18n/text-segments';
import { covers } from '@/lib/core/pdf/faces';
import { element, heightOf, ink, type Paper, type Style, writeAt } from '@/lib/core/pdf/paper';
import type { StampShape, StampState } from '@/lib/records/vaccinations/stamp';
import { drawWaves } from './ornament';
import type { PaperStamp } from './paper';

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Width, height and text width in points at full size. */
const shapes: Record<StampShape, { width: number; height: number; words: number }> = {
  circle: { width: 92, height: 92, words: 62 },
  frame: { width: 98, height: 76, words: 82 },
  hexagon: { width: 92, height: 80, words: 58 },
  oval: { width: 98, height: 76, words: 70 },
};

const inks: Record<StampState, string> = {
  valid: ink.green,
  due: ink.due,
  overdue: ink.danger,
  undated: '#5b6668',
  replaced: '#6d787a',
};

const CELL = { width: 114, height: 102 };
const COLUMNS = 2;
const PAD = 5;

function outline(document: PDFKit.PDFDocument, shape: StampShape, center: { x: number; y: number }, inset: number) {
  const { x, y } = center;
  const [width, height] = [shapes[shape].width - 2 * inset, shapes[shape].height - 2 * inset];
  if (shape === 'frame') return document.roundedRect(x - width / 2, y - height / 2, width, height, 8 - inset / 2);
  if (shape !== 'hexagon') return document.ellipse(x, y, width / 2, height / 2);
  const [side, half] = [width / 4, height / 2];
  return document.polygon(
    [x - 2 * side, y],
    [x - side, y - half],
    [x + side, y - half],
    [x + 2 * side, y],
    [x + side, y + half],
    [x - side, y + half],
  );
}

/** Dashed for estimates, dotted inside for due, double for overdue, thin for replaced: color is never the only cue. */
function drawLines(document: PDFKit.PDFDocument, stamp: PaperStamp, center: { x: number; y: number }) {
  const { shape, state, isEstimated } = stamp;
  const color = inks[state];
  const weight = { valid: 2.2, due: 2, overdue: 1.3, undated: 1.4, replaced: 1.1 }[state];
  if (isEstimated) document.dash(4.5, { space: 2.2 });
  outline(document, shape, center, 1.2).lineWidth(weight).stroke(color);
  if (state !== 'overdue') document.undash();
  if (state === 'due') document.dash(0.8, { space: 2 });
  outline(document, shape, center, state === 'overdue' ? 3.6 : 5.4)
    .lineWidth({ valid: 0.5, due: 1.2, overdue: 1.3, undated: 0.5, replaced: 0.5 }[state])
    .stroke(color);
  document.undash();
}

function fitText(
  paper: Paper,
  text: string,
  width: number,
  font: 'display' | 'bold' | 'text',
  sizes: readonly number[],
) {
  const isLine = (one: string, size: number) =>
    heightOf(paper, one, width, { font, size }) <= heightOf(paper, 'X', width, { font, size }) * 1.4;
  const size = sizes.find((one) => isLine(text, one));
  if (size) return { text, size };
  const least = sizes.at(-1) ?? 6;
  const letters = graphemesOf(text).map(({ segment }) => segment);
  while (letters.length > 1 && !isLine(`${letters.join('')}…`, least))
    letters.length = Math.floor(letters.length * 0.9);
  return { text: `${letters.join('')}…`, size: least };
}

const MAX_ARC = 20;

/** Draws text along a circle's upper edge. Latin only, because other scripts join their letters. */
function arc(paper: Paper, text: string, center: { x: number; y: number }, radius: number, color: string): void {
  const { document } = paper;
  const letters = [...text.toUpperCase()];
  if (letters.length > MAX_ARC || !covers(document, 'bold', letters.join(''))) return;
  const step = 7.4;
  letters.forEach((letter, at) => {
    document.save();
    document.rotate((at - (letters.length - 1) / 2) * step, { origin: [center.x, center.y] });
    document.font('bold').fontSize(5.2).fillColor(color);
    document.text(letter, center.x - 5, center.y - radius, { width: 10, align: 'center' });
    document.restore();
  });
}

function drawStamp(paper: Paper, stamp: PaperStamp, center: { x: number; y: number }): void {
  const { document } = paper;
  const { shape, state, tilt } = stamp;
  const color = inks[state];
  const { words, width, height } = shapes[shape];
  document.save();
  document.rotate(tilt, { origin: [center.x, center.y] });
  drawLines(document, stamp, center);
  if (shape === 'circle') arc(paper, stamp.clinic, center, width / 2 - 9, color);
  const lines = [
    { ...fitText(paper, stamp.date, words, 'text', [7.4]), font: 'text' as const },
    { ...fitText(paper, stamp.name, words, 'display', [15, 13, 11, 9.5, 8]), font: 'display' as const },
    ...stamp.words.map((line) => ({
      ...fitText(paper, line.toUpperCase(), words, 'bold', [7.4, 6.6, 5.8]),
      font: 'bold' as const,
    })),
  ];
  const heights = lines.map(({ text, font, size }) => heightOf(paper, text, words, { font, size }) * 0.92);
  let y = center.y - heights.reduce((sum, one) => sum + one, 0) / 2 + (shape === 'circle' ? 4 : 0);
  lines.forEach(({ text, font, size }, at) => {
    const style: Style = { font, size, color, align: 'center' };
    writeAt(paper, text, { x: center.x - words / 2, y, width: words }, style);
    y += heights[at] ?? 0;
  });
  document.restore();
  paper.boxes.push({ page: paper.page, x: center.x - width / 2, y: center.y - height / 2, width, height });
}

/** Height in points for this many stamps at this width. */
export function stampsHeight(count: number, width: number): number {
  const scale = (width - 2 * PAD) / (COLUMNS * CELL.width);
  return Math.ceil(count / COLUMNS) * CELL.height * Math.min(scale, 1.25) + 2 * PAD;
}

export function drawStamps(paper: Paper, stamps: readonly PaperStamp[], alt: string, { x, y, width }: Place): void {
  const height = stampsHeight(stamps.length, width);
  const scale = Math.min((width - 2 * PAD) / (COLUMNS * CELL.width), 1.25);
  const cell = { width: (width - 2 * PAD) / COLUMNS, height: CELL.height * scale };
  const drawTexts = () => {
    const { document } = paper;
    drawWaves(document, { x, y, width, height });
    document.roundedRect(x, y, width, height, 7).lineWidth(0.6).stroke(ink.line);
    stamps.forEach((stamp, at) => {
      const column = at % COLUMNS;
      const isAlone = at === stamps.length - 1 && column === 0;
      const leftX = isAlone && stamps.length === 1 ? width / 2 : PAD + (column + 0.5) * cell.width;
      const center = { x: x + leftX, y: y + PAD + (Math.floor(at / COLUMNS) + 0.5) * cell.height };
      document.save();
      document.translate(center.x, center.y).scale(scale).translate(-center.x, -center.y);
      drawStamp(paper, stamp, center);
      document.restore();
    });
  };
  paper.boxes.push({ page: paper.page, x, y, width, height });
  element(paper, paper.root, 'Figure', drawTexts, { alt, bbox: [x, y, x + width, y + height] });
}
