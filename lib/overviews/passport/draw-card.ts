import { fittingSize } from '@/lib/core/pdf/blocks';
import {
  artifact,
  element,
  group,
  heightOf,
  ink,
  innerWidth,
  type Paper,
  textElement,
  writeAt,
} from '@/lib/core/pdf/paper';
import { mark, rosette, waves } from './ornament';
import type { PaperFact, PassportPaper } from './paper';

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

interface Place {
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
function factGrid(paper: Paper, facts: readonly PaperFact[], at: Place, measures: CardMeasures, draw = true) {
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
  group(paper, paper.root, 'L', (list) => {
    for (const row of rows) {
      const width = row.some(isWide) ? at.width : cell;
      const labelHeight = Math.max(...row.map((one) => heightOf(paper, one.label, width, labelStyle)));
      const height = Math.max(...row.map((one) => heightOf(paper, one.value, width, { size: value })));
      row.forEach((one, column) => {
        if (!draw) return;
        const x = at.x + column * (cell + gap);
        group(paper, list, 'LI', (item) => {
          textElement(paper, item, 'Lbl', one.label, { x, y, width }, labelStyle);
          textElement(paper, item, 'LBody', one.value, { x, y: y + labelHeight, width }, { size: value });
        });
      });
      y += labelHeight + height + value * 0.62;
    }
  });
  return y - at.y;
}

function portrait(paper: Paper, photo: Buffer, alt: string, { x, y, width }: Place, height: number): void {
  const draw = () => {
    const { document } = paper;
    document.save().roundedRect(x, y, width, height, 6).clip();
    document.image(photo, x, y, { cover: [width, height], align: 'center', valign: 'center' });
    document.restore();
    document.roundedRect(x, y, width, height, 6).lineWidth(0.6).stroke(ink.line);
  };
  paper.boxes.push({ page: paper.page, x, y, width, height });
  element(paper, paper.root, 'Figure', draw, { alt, bbox: [x, y, x + width, y + height] });
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

function spaced(paper: Paper, text: string, at: Place, size: number): void {
  artifact(paper, (document) => {
    document.font('bold').fontSize(size).fillColor(ink.green);
    document.text(text.toUpperCase(), at.x, at.y, { characterSpacing: size * 0.16, lineBreak: false });
  });
}

export function drawCard(
  paper: Paper,
  passport: PassportPaper,
  facts: readonly PaperFact[],
  photo: Buffer | null,
  measures: CardMeasures,
) {
  const { pad, mono } = measures;
  const { x, width } = paper.column;
  const top = paper.y;
  const inner = { x: x + pad, width: innerWidth(paper) - 2 * pad };
  const photoWidth = photo ? measures.portrait.width + pad : 0;
  const side = { x: inner.x + photoWidth, width: inner.width - photoWidth };
  const size = fittingSize(paper, passport.name, side.width, measures.name, 2);
  const nameStyle = { font: 'display', size } as const;
  const nameHeight = heightOf(paper, passport.name, side.width, nameStyle);
  const headAt = top + pad * 0.8;
  const below = headAt + measures.label * 2.2;
  const grid = factGrid(paper, facts, { ...side, y: 0 }, measures, false);
  const body = Math.max(photo ? measures.portrait.height : 0, nameHeight + 4 + grid);
  const linesAt = below + body + pad * 0.5;
  const height = linesAt + mono * 3.7 - top;
  artifact(paper, (document) => {
    document.save().roundedRect(x, top, width, height, 10).clip();
    waves(document, { x, y: top, width, height });
    rosette(document, { x: x + width - 118, y: top + height * 0.62 }, 122);
    document.rect(x, linesAt, width, height).fillOpacity(0.82).fill('#ffffff').fillOpacity(1);
    document.restore();
    document
      .moveTo(x, linesAt)
      .lineTo(x + width, linesAt)
      .lineWidth(0.6)
      .stroke(ink.line);
    document.roundedRect(x, top, width, height, 10).lineWidth(0.8).stroke(ink.edge);
  });
  paper.boxes.push({ page: paper.page, x, y: top, width, height });
  spaced(paper, passport.heading, { ...inner, y: headAt }, measures.label);
  if (passport.number) {
    const style = { font: 'mono', size: measures.label * 1.1, color: ink.muted, align: 'right' } as const;
    artifact(paper, () => writeAt(paper, passport.number ?? '', { ...inner, y: headAt }, style));
  }
  if (photo)
    portrait(
      paper,
      photo,
      passport.photoAlt,
      { x: inner.x, y: below, width: measures.portrait.width },
      measures.portrait.height,
    );
  textElement(paper, paper.root, 'P', passport.name, { ...side, y: below - size * 0.1 }, nameStyle);
  factGrid(paper, facts, { ...side, y: below + nameHeight + 4 }, measures);
  machineLines(paper, passport.lines, { ...inner, y: linesAt + mono * 0.55 }, mono);
  paper.y = top + height + pad * 0.7;
}

export function drawIdentity(
  paper: Paper,
  passport: PassportPaper,
  facts: readonly PaperFact[],
  photo: Buffer | null,
  measures: CardMeasures,
) {
  const { label } = measures;
  const { x, width } = paper.column;
  artifact(paper, (document) => {
    document
      .save()
      .rect(x, paper.y, width, paper.format.height - 2 * paper.format.margin)
      .clip();
    rosette(document, { x: x + width - 60, y: paper.format.height * 0.56 }, 90);
    document.restore();
  });
  spaced(paper, passport.heading, { x, y: paper.y, width }, label * 1.1);
  artifact(paper, (document) => mark(document, { x: x + width - 12, y: paper.y - 3 }, 15));
  const top = paper.y + label * 2.6;
  const photoWidth = photo ? measures.portrait.width + 10 : 0;
  const side = { x: x + photoWidth, width: width - photoWidth };
  const size = fittingSize(paper, passport.name, side.width, measures.name, 2);
  const nameStyle = { font: 'display', size } as const;
  const nameHeight = heightOf(paper, passport.name, side.width, nameStyle);
  if (photo)
    portrait(paper, photo, passport.photoAlt, { x, y: top, width: measures.portrait.width }, measures.portrait.height);
  textElement(paper, paper.root, 'H1', passport.name, { ...side, y: top - size * 0.1 }, nameStyle);
  const narrow = { ...measures, columns: 1 };
  const beside = { ...side, y: top + nameHeight + 2 };
  const fitting = facts.findLastIndex((_, at) => {
    const high = factGrid(paper, facts.slice(0, at + 1), { ...beside, y: 0 }, narrow, false);
    return nameHeight + 2 + high <= measures.portrait.height + label;
  });
  const sideFacts = facts.slice(0, fitting + 1);
  const used = sideFacts.length > 0 ? factGrid(paper, sideFacts, beside, narrow) : 0;
  paper.y = Math.max(top + (photo ? measures.portrait.height : 0), beside.y + used) + label;
  const rest = facts.slice(fitting + 1);
  if (rest.length > 0) paper.y += factGrid(paper, rest, { x, width, y: paper.y }, measures);
}
