import { type SheetSize, sheetSizes } from '@/lib/core/i18n/sheet-size';
import {
  alertBox,
  bulletList,
  codeFigure,
  factList,
  fittingSize,
  paragraph,
  sectionHeading,
} from '@/lib/core/pdf/blocks';
import { heightFor } from '@/lib/core/pdf/measure';
import {
  addPage,
  artifact,
  bottomOf,
  type Column,
  closePaper,
  ensureSpace,
  heightOf,
  ink,
  innerWidth,
  openPaper,
  type Paper,
  type PaperFormat,
  textElement,
} from '@/lib/core/pdf/paper';
import type { Sheets } from '@/lib/core/pdf/sheets';
import { drawTable } from '@/lib/core/pdf/table';
import { type CardMeasures, drawCard, drawIdentity, fitsCard, machineLines } from './draw-card';
import { drawSigned } from './draw-signed';
import { drawStamps, stampsHeight } from './draw-stamps';
import { mark, waves } from './ornament';
import type { PaperFact, PaperSection, PassportPaper } from './paper';
import type { PassportSize } from './vocabulary';

const sheet = { margin: 33, text: 9, small: 7.5, cell: 8.4, heading: 12, title: 13 };
const formats: Record<'a4' | 'letter' | 'a6', PaperFormat> = {
  a4: { ...sheetSizes.a4, ...sheet },
  letter: { ...sheetSizes.letter, ...sheet },
  a6: { width: 297.64, height: 419.53, margin: 20, text: 7.6, small: 6.4, cell: 7, heading: 11, title: 14 },
};

const cards: Record<'a4' | 'a6', CardMeasures> = {
  a4: {
    portrait: { width: 126, height: 157.5 },
    name: [37.5, 30, 24, 18, 12],
    label: 9,
    value: 10.8,
    pad: 18,
    columns: 3,
    mono: 13,
  },
  a6: {
    portrait: { width: 104, height: 130 },
    name: [27, 22, 17, 12, 9],
    label: 7.6,
    value: 9.4,
    pad: 12,
    columns: 2,
    mono: 9.7,
  },
};

interface Drawing {
  size: PassportSize;
  sheet?: SheetSize;
  language: string;
  photo: Buffer | null;
  at: Date;
}

const GAP = 20;

function sheetHead(paper: Paper, passport: PassportPaper): void {
  const { title, text } = paper.format;
  const { x, width } = paper.column;
  const noticeWidth = width * 0.38;
  const left = { x: x + 18, y: paper.y, width: width - noticeWidth - 18 };
  const size = fittingSize(paper, passport.title, left.width, [title, 11, 9], 2);
  artifact(paper, (document) => mark(document, { x, y: paper.y }, 16));
  textElement(paper, paper.root, 'H1', passport.title, left, { font: 'display', size });
  const notice = { font: 'bold', size: text, color: ink.danger, align: 'right' } as const;
  textElement(
    paper,
    paper.root,
    'P',
    passport.notice,
    { x: x + width - noticeWidth, y: paper.y + 3, width: noticeWidth },
    notice,
  );
  paper.y += Math.max(heightOf(paper, passport.title, left.width, { font: 'display', size }), 18) + 6;
}

function section(paper: Paper, { number, title, facts, table, lists, note }: PaperSection): void {
  const { text, small } = paper.format;
  sectionHeading(paper, number, title, text * 4);
  if (facts) factList(paper, facts);
  if (table) drawTable(paper, table);
  for (const list of lists ?? []) bulletList(paper, list);
  if (note) paragraph(paper, note, { size: table ? small : text, color: ink.muted }, { after: text * 0.4 });
  paper.y += text * 1.1;
}

function pair(paper: Paper, sections: readonly (PaperSection | undefined)[]): void {
  const there = sections.filter((one) => one !== undefined);
  const { x, width } = paper.column;
  const half = (width - GAP) / 2;
  const columns: Column[] = [0, 1].map((at) => ({ x: x + at * (half + GAP), width: half }));
  const heights = there.map((one, at) => heightFor(paper, (scratch) => section(scratch, one), columns[at]));
  const tallest = Math.max(...heights);
  const beside = there.length === 2 && paper.format.width > 400 && tallest < bottomOf(paper) - paper.format.margin;
  if (!beside) {
    for (const one of there) section(paper, one);
    return;
  }
  ensureSpace(paper, tallest);
  const top = paper.y;
  there.forEach((one, at) => {
    paper.y = top;
    paper.column = columns[at] ?? paper.column;
    section(paper, one);
  });
  paper.column = { x, width };
  paper.y = top + tallest;
}

function vaccinations(paper: Paper, passport: PassportPaper, sections: readonly (PaperSection | undefined)[]): void {
  const there = sections.filter((one) => one !== undefined);
  const { stamps, stampsAlt } = passport;
  const { x, width } = paper.column;
  const isWide = paper.format.width > 400;
  const box = isWide ? 226 : width;
  const height = stamps.length > 0 ? stampsHeight(stamps.length, box) : 0;
  if (stamps.length > 0) {
    ensureSpace(paper, height + paper.format.text * 6);
    drawStamps(paper, stamps, stampsAlt, { x, y: paper.y, width: box });
  }
  const [page, bottom] = [paper.page, paper.y + height + paper.format.text];
  if (!isWide) paper.y = stamps.length > 0 ? bottom : paper.y;
  else if (stamps.length > 0) paper.column = { x: x + box + GAP, width: width - box - GAP };
  for (const one of there) section(paper, one);
  paper.column = { x, width };
  if (isWide && paper.page === page) paper.y = Math.max(paper.y, bottom);
}

function lastSection(paper: Paper, passport: PassportPaper, others: PaperSection | undefined): void {
  const { code } = passport;
  const { x, width } = paper.column;
  const { text } = paper.format;
  const side = paper.format.width > 400 ? 96 : 110;
  const left = { x, width: width - side - GAP };
  const tall = others ? heightFor(paper, (scratch) => section(scratch, others), left) : 0;
  const besides = code && others && tall < bottomOf(paper) - paper.format.margin && paper.format.width > 400;
  if (besides) {
    ensureSpace(paper, Math.max(tall, side + text * 4));
    const top = paper.y;
    const right = { x: x + width - side, width: side };
    codeFigure(paper, code, { x: right.x, y: top, side });
    const style = { size: text, color: ink.muted, align: 'center' } as const;
    textElement(paper, paper.root, 'P', code.text, { ...right, y: top + side + 4 }, style);
    paper.column = left;
    section(paper, others);
    paper.column = { x, width };
    paper.y = Math.max(paper.y, top + side + 4 + heightOf(paper, code.text, side, style) + text);
    return;
  }
  if (others) section(paper, others);
  if (!code) return;
  ensureSpace(paper, side + text * 3);
  codeFigure(paper, code, { x, y: paper.y, side });
  paper.y += side + text * 0.5;
  paragraph(paper, code.text, { size: text }, { after: text });
}

function first(paper: Paper, passport: PassportPaper, photo: Buffer | null): void {
  const isWide = paper.format.width > 400;
  const measures = cards[isWide ? 'a4' : 'a6'];
  const described = ['II', 'III'].flatMap((number) => passport.sections.filter((one) => one.number === number));
  const width = isWide ? innerWidth(paper) * 0.5 : innerWidth(paper);
  const fits = (fact: PaperFact) => fitsCard(paper, fact, width, measures.value);
  const facts = described.flatMap((one) => one.facts ?? []).filter(fits);
  if (isWide) {
    sheetHead(paper, passport);
    drawCard(paper, passport, facts, photo, measures);
  } else {
    drawIdentity(paper, passport, facts, photo, measures);
  }
  for (const alert of passport.alerts) alertBox(paper, alert);
  if (!isWide && paper.page === 0) {
    const y = bottomOf(paper) - measures.mono * 2.9;
    if (paper.y < y) {
      machineLines(paper, passport.lines, { ...paper.column, y }, measures.mono);
      paper.y = bottomOf(paper);
    }
  }
  for (const one of described) {
    const long = one.facts?.filter((fact) => !fits(fact)) ?? [];
    if (long.length > 0 || one.note) section(paper, { ...one, facts: long });
  }
}

function layOut(passport: PassportPaper, { size, language, photo, at }: Drawing, sheets?: Sheets): Paper {
  const isSheet = size === 'a4' || size === 'letter';
  const format = formats[isSheet ? size : 'a6'];
  const ground = (paper: Paper) => {
    if (!isSheet) artifact(paper, (document) => waves(document, { x: 0, y: 0, ...format }));
  };
  const paper = openPaper({ format, title: passport.title, language, at, ground, ...(sheets && { sheets }) });
  const by = (number: string) => passport.sections.find((one) => one.number === number);
  first(paper, passport, photo);
  if (isSheet) pair(paper, [by('I'), by('IV')]);
  vaccinations(paper, passport, [by('V'), by('IX')]);
  if (!isSheet) pair(paper, [by('I'), by('IV')]);
  pair(paper, [by('VII'), by('VIII')]);
  lastSection(paper, passport, by('XII'));
  drawSigned(paper, passport.signed);
  paragraph(paper, passport.explanation, { size: paper.format.small, color: ink.muted }, { after: paper.format.text });
  return paper;
}

/** @returns the unclosed paper, for layout tests */
export function layOutPassport(passport: PassportPaper, drawing: Drawing): Paper {
  if (drawing.size !== 'booklet') return layOut(passport, drawing);
  const { width, height } = formats.a6;
  const pages = Math.ceil((layOut(passport, drawing).page + 1) / 4) * 4;
  const sheet = sheetSizes[drawing.sheet ?? 'a4'];
  const landscape = { width: sheet.height, height: sheet.width };
  const paper = layOut(passport, drawing, { ...landscape, page: { width, height }, pages });
  while (paper.page + 1 < pages) addPage(paper);
  return paper;
}

export function drawPassport(passport: PassportPaper, drawing: Drawing): Promise<Buffer> {
  const paper = layOutPassport(passport, drawing);
  return closePaper(paper, (page, pages) => [passport.notice, passport.pageOf(page, pages)]);
}
