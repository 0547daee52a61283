import { codeFigure, fittingSize } from '@/lib/core/pdf/blocks';
import { heightFor } from '@/lib/core/pdf/measure';
import { artifact, drawGroup, heightOf, ink, innerWidth, type Paper, textElement } from '@/lib/core/pdf/paper';
import { type CardMeasures, drawSpaced, factGrid, machineLines, type Place, portrait } from './card-parts';
import { drawWaves, rosette } from './ornament';
import type { PaperSection, PassportPaper } from './paper';

interface CardContent {
  sections: readonly PaperSection[];
  photo: Buffer | null;
}

/** Columns of facts across the card. */
const COLUMNS = 4;
const GAP = 8;
/** Width of the last section in a row, in columns: its heading is longer than its fact. */
const LAST = 1.25;

function cardSection(paper: Paper, { number, title, facts = [], note }: PaperSection, measures: CardMeasures): void {
  const { x, width } = paper.column;
  const { y } = paper;
  const size = measures.value;
  const titleStyle = { font: 'display', size, color: ink.green } as const;
  const numberStyle = { font: 'mono', size: size * 0.8, color: ink.green } as const;
  const indent = size * (0.6 + number.length * 0.5);
  drawGroup(paper, paper.root, 'H2', (heading) => {
    textElement(paper, heading, 'Span', `${number} `, { x, y: y + size * 0.15, width: indent }, numberStyle);
    textElement(paper, heading, 'Span', title, { x: x + indent, y, width: width - indent }, titleStyle);
  });
  const below = y + heightOf(paper, title, width - indent, titleStyle) + 1;
  paper.y = below + factGrid(paper, facts, { x, y: below, width }, measures);
  if (!note) return;
  const style = { size: measures.value, color: ink.muted } as const;
  textElement(paper, paper.root, 'P', note, { x, y: paper.y, width }, style);
  paper.y += heightOf(paper, note, width, style) + measures.value * 0.62;
}

/** Draws two sections in one row if the second has a single fact. */
function sectionRow(paper: Paper, sections: readonly PaperSection[], measures: CardMeasures): void {
  const { x, width } = paper.column;
  const [leftSection, right] = sections;
  const leftCount = leftSection?.facts?.length || 1;
  if (!leftSection || !right || sections.length > 2 || right.facts?.length !== 1 || leftCount >= COLUMNS) {
    for (const one of sections) cardSection(paper, one, { ...measures, columns: COLUMNS });
    return;
  }
  const rightWidth = (width / (COLUMNS - 1 + LAST)) * LAST;
  const top = paper.y;
  paper.column = { x, width: width - rightWidth - GAP };
  cardSection(paper, leftSection, { ...measures, columns: COLUMNS - 1 });
  const bottom = paper.y;
  paper.y = top;
  paper.column = { x: x + width - rightWidth, width: rightWidth };
  cardSection(paper, right, { ...measures, columns: 1 });
  paper.y = Math.max(paper.y, bottom);
  paper.column = { x, width };
}

/** Points. */
const CODE = 76;
/** Width of the quiet zone in points: four modules. */
const QUIET = 9;

function cardCode(paper: Paper, code: NonNullable<PassportPaper['code']>, { x, y }: { x: number; y: number }): void {
  artifact(paper, (document) =>
    document.roundedRect(x - QUIET, y - QUIET, CODE + 2 * QUIET, CODE + 2 * QUIET, 4).fill('#ffffff'),
  );
  codeFigure(paper, code, { x, y, side: CODE });
  const style = { size: 7.5, color: ink.muted, align: 'center' } as const;
  textElement(paper, paper.root, 'P', code.text, { x: x - QUIET, y: y + CODE + QUIET, width: CODE + 2 * QUIET }, style);
}

interface Ground extends Place {
  height: number;
  linesAt: number;
}

function cardGround(paper: Paper, { x, y, width, height, linesAt }: Ground): void {
  artifact(paper, (document) => {
    document.save().roundedRect(x, y, width, height, 10).clip();
    drawWaves(document, { x, y, width, height });
    rosette(document, { x: x + width - 118, y: y + height * 0.62 }, 122);
    document.rect(x, linesAt, width, height).fillOpacity(0.82).fill('#ffffff').fillOpacity(1);
    document.restore();
    document
      .moveTo(x, linesAt)
      .lineTo(x + width, linesAt)
      .lineWidth(0.6)
      .stroke(ink.line);
    document.roundedRect(x, y, width, height, 10).lineWidth(0.8).stroke(ink.edge);
  });
  paper.boxes.push({ page: paper.page, x, y, width, height });
}

export function drawCard(
  paper: Paper,
  passport: PassportPaper,
  { sections, photo }: CardContent,
  measures: CardMeasures,
): void {
  const { pad, mono, portrait: photoSize } = measures;
  const { x, width } = paper.column;
  const top = paper.y;
  const inner = { x: x + pad, width: innerWidth(paper) - 2 * pad };
  const photoWidth = photo ? photoSize.width + pad : 0;
  const codeWidth = passport.code ? CODE + 2 * QUIET : 0;
  const side = { x: inner.x + photoWidth, width: inner.width - photoWidth - codeWidth };
  const size = fittingSize(paper, passport.name, side.width, measures.name, 2);
  const nameStyle = { font: 'display', size } as const;
  const nameHeight = heightOf(paper, passport.name, side.width, nameStyle);
  const headAt = top + pad * 0.8;
  const below = headAt + measures.label * 2.2;
  const owner = sections.filter(({ number }) => number === 'I');
  const animal = sections.filter(({ number }) => number === 'II');
  const rest = sections.filter((one) => !owner.includes(one) && !animal.includes(one));
  const drawOwner = (page: Paper) => {
    for (const one of owner) cardSection(page, one, { ...measures, columns: 2 });
  };
  const drawRest = (page: Paper) => {
    sectionRow(page, animal, measures);
    sectionRow(page, rest, measures);
  };
  const ownerAt = below + nameHeight + 2;
  const codeBottom = passport.code ? headAt + CODE + QUIET + 24 : 0;
  const photoBottom = photo ? below + photoSize.height : 0;
  const restAt = Math.max(photoBottom, codeBottom, ownerAt + heightFor(paper, drawOwner, side)) + 6;
  const linesAt = restAt + heightFor(paper, drawRest, inner) + pad * 0.2;
  const height = linesAt + mono * 3.7 - top;
  cardGround(paper, { x, y: top, width, height, linesAt });
  drawSpaced(paper, passport.heading, { ...inner, y: headAt }, measures.label);
  if (photo) {
    const place = { x: inner.x, y: below, width: photoSize.width };
    portrait(paper, photo, passport.photoAlt, place, photoSize.height);
  }
  textElement(paper, paper.root, 'P', passport.name, { ...side, y: below - size * 0.1 }, nameStyle);
  if (passport.code) cardCode(paper, passport.code, { x: inner.x + inner.width - CODE, y: headAt });
  paper.y = ownerAt;
  paper.column = side;
  drawOwner(paper);
  paper.y = restAt;
  paper.column = inner;
  drawRest(paper);
  paper.column = { x, width };
  machineLines(paper, passport.lines, { ...inner, y: linesAt + mono * 0.55 }, mono);
  paper.y = top + height + pad * 0.7;
}
