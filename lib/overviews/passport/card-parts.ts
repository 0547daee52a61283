import { artifact, drawGroup, element, heightOf, ink, type Paper, textElement, writeAt } from '@/lib/core/pdf/paper';
import type { PaperFact } from './paper';

/** Dimensions of a card in points, by paper size. */
export interface CardMeasures {
  portrait: { width: number; height: number };
  name: readonly number[];
  label: number;
  value: number;
  pad: number;
  columns: number;
  mono: number;
}

export interface Place {
  x: number;
  y: number;
  width: number;
}

/** Longer facts move to their section below the card. */
const MAX_LINES = 3;

export function fitsCard(paper: Paper, { value }: PaperFact, width: number, size: number): boolean {
  const style = { size } as const;
  return heightOf(paper, value, width, style) <= MAX_LINES * heightOf(paper, 'X', width, style) + 1;
}

/** Draws facts in columns; long ones take the full width. @returns height in points */
export function factGrid(paper: Paper, facts: readonly PaperFact[], at: Place, measures: CardMeasures, draw = true) {
  const { label, value } = measures;
  const gap = 8;
  const cell = (at.width - gap * (measures.columns - 1)) / measures.columns;
  const labelStyle = { size: label, color: ink.muted } as const;
  const isWide = ({ value: text }: PaperFact) =>
    heightOf(paper, text, cell, { size: value }) > heightOf(paper, 'X', cell, { size: value }) * 1.5;
  const rows: PaperFact[][] = [];
  for (const fact of facts) {
    const row = rows.at(-1);
    if (row && row.length < measures.columns && !isWide(fact) && !row.some(isWide)) row.push(fact);
    else rows.push([fact]);
  }
  let { y } = at;
  drawGroup(paper, paper.root, 'L', (list) => {
    for (const row of rows) {
      const width = row.some(isWide) ? at.width : cell;
      const labelHeight = Math.max(...row.map((one) => heightOf(paper, one.label, width, labelStyle)));
      const height = Math.max(...row.map((one) => heightOf(paper, one.value, width, { size: value })));
      row.forEach((one, column) => {
        if (!draw) return;
        const x = at.x + column * (cell + gap);
        drawGroup(paper, list, 'LI', (item) => {
          textElement(paper, item, 'Lbl', one.label, { x, y, width }, labelStyle);
          textElement(paper, item, 'LBody', one.value, { x, y: y + labelHeight, width }, { size: value });
        });
      });
      y += labelHeight + height + value * 0.62;
    }
  });
  return y - at.y;
}

export function portrait(paper: Paper, photo: Buffer, alt: string, { x, y, width }: Place, height: number): void {
  const drawFace = () => {
    const { document } = paper;
    document.save().roundedRect(x, y, width, height, 6).clip();
    document.image(photo, x, y, { cover: [width, height], align: 'center', valign: 'center' });
    document.restore();
    document.roundedRect(x, y, width, height, 6).lineWidth(0.6).stroke(ink.line);
  };
  paper.boxes.push({ page: paper.page, x, y, width, height });
  element(paper, paper.root, 'Figure', drawFace, { alt, bbox: [x, y, x + width, y + height] });
}

export function machineLines(paper: Paper, lines: readonly string[], at: Place, size: number): void {
  const letters = Math.floor(at.width / (size * 0.6));
  artifact(paper, () =>
    lines.forEach((line, index) => {
      const text = line.slice(0, letters).padEnd(letters, '<');
      writeAt(
        paper,
        text,
        { ...at, y: at.y + index * size * 1.4, width: at.width },
        {
          font: 'mono',
          size: size * 0.995,
          color: ink.muted,
        },
      );
    }),
  );
}

export function drawSpaced(paper: Paper, text: string, at: Place, size: number): void {
  artifact(paper, (document) => {
    document.font('bold').fontSize(size).fillColor(ink.green);
    document.text(text.toUpperCase(), at.x, at.y, { characterSpacing: size * 0.16, lineBreak: false });
  });
}
