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
import { sideBySide } from '@/lib/core/pdf/side-by-side';
import { drawTable } from '@/lib/core/pdf/table';
import { type CardMeasures, fitsCard, machineLines } from './card-parts';
import { drawCard } from './draw-card';
import { drawIdentity } from './draw-identity';
import { drawSigned } from './draw-signed';
import { drawStamps, stampsHeight } from './draw-stamps';
import { drawMark, drawWaves } from './ornament';
import type { PaperFact, PaperList, PaperSection, PassportPaper } from './paper';
import type { PassportSize } from './vocabulary';

const sheet = { margin: 33, text: 9, small: 7.5, cell: 8.4, heading: 12, title: 13 };
const formats: Record<'a4' | 'letter' | 'a6', PaperFormat> = {
  a4: { ...sheetSizes.a4, ...sheet },
  letter: { ...sheetSizes.letter, ...sheet },
  a6: { width: 297.64, height: 419.53, margin: 20, text: 7.6, small: 6.4, cell: 7, heading: 11, title: 14 },
};

const cards: Record<'a4' | 'a6', CardMeasures> = {
  a4: {
    portrait: { width: 96, height: 120 },
    name: [37.5, 30, 24, 18, 12],
    label: 8.4,
    value: 10,
    pad: 15,
    columns: 4,
    mono: 11,
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
  const leftBox = { x: x + 18, y: paper.y, width: width - noticeWidth - 18 };
  const size = fittingSize(paper, passport.title, leftBox.width, [title, 11, 9], 2);
  artifact(paper, (document) => drawMark(document, { x, y: paper.y }, 16));
  textElement(paper, paper.root, 'H1', passport.title, leftBox, { font: 'display', size });
  const notice = { font: 'bold', size: text, color: ink.danger, align: 'right' } as const;
  textElement(
    paper,
    paper.root,
    'P',
    passport.notice,
    { x: x + width - noticeWidth, y: paper.y + 3, width: noticeWidth },
    notice,
  );
  paper.y += Math.max(heightOf(paper, passport.title, leftBox.width, { font: 'display', size }), 18) + 6;
}

function listColumns(paper: Paper, lists: readonly PaperList[]): void {
  const count = paper.format.width > 400 ? 3 : 1;
  const columns = lists.slice(0, count).map((_, at) => lists.filter((__, index) => index % count === at));
  sideBySide(
    paper,
    columns.map((column) => (page) => {
      for (const list of column) bulletList(page, list);
    }),
  );
}

function section(paper: Paper, { number, title, facts, table, lists = [], note }: PaperSection): void {
  const { text, small } = paper.format;
  const drawLists = (page: Paper) => listColumns(page, lists);
  const listsHeight = lists.length > 0 ? heightFor(paper, drawLists) : 0;
  const isShort = listsHeight < bottomOf(paper) / 2;
  sectionHeading(paper, number, title, Math.max(text * 4, isShort ? listsHeight : 0));
  if (facts) factList(paper, facts);
  if (table) drawTable(paper, table);
  drawLists(paper);
  if (note) paragraph(paper, note, { size: table ? small : text, color: ink.muted }, { after: text * 0.4 });
  paper.y += text * 1.1;
}

function pair(paper: Paper, sections: readonly PaperSection[]): void {
  sideBySide(
    paper,
    sections.map((one) => (column) => section(column, one)),
  );
}

function vaccinations(paper: Paper, passport: PassportPaper, sections: readonly PaperSection[]): void {
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
  for (const one of sections) section(paper, one);
  paper.column = { x, width };
  if (isWide && paper.page === page) paper.y = Math.max(paper.y, bottom);
}

function codeBelow(paper: Paper, { code }: PassportPaper): void {
  if (!code) return;
  const { text } = paper.format;
  const side = 110;
  ensureSpace(paper, side + text * 3);
  codeFigure(paper, code, { x: paper.column.x, y: paper.y, side });
  paper.y += side + text * 0.5;
  paragraph(paper, code.text, { size: text }, { after: text });
}

/** Facts that fit the card, and long ones for the sections below it. */
function splitFacts(paper: Paper, sections: readonly PaperSection[], measures: CardMeasures) {
  const isWide = paper.format.width > 400;
  const width = isWide ? innerWidth(paper) * 0.5 : innerWidth(paper);
  const fits = (fact: PaperFact) => fitsCard(paper, fact, width, measures.value);
  const fitting = sections.map((one) => ({ ...one, facts: one.facts?.filter(fits) ?? [] }));
  const long = sections.map((one) => ({ ...one, facts: one.facts?.filter((fact) => !fits(fact)) ?? [] }));
  return {
    fitting: fitting.filter(({ facts, note }) => facts.length > 0 || (isWide && note)),
    long: long.filter(({ facts, note }) => facts.length > 0 || (!isWide && note)),
  };
}

function first(paper: Paper, passport: PassportPaper, sections: readonly PaperSection[], photo: Buffer | null): void {
  const isWide = paper.format.width > 400;
  const measures = cards[isWide ? 'a4' : 'a6'];
  const { fitting, long } = splitFacts(paper, sections, measures);
  if (isWide) {
    sheetHead(paper, passport);
    drawCard(paper, passport, { sections: fitting, photo }, measures);
  } else {
    const facts = fitting.flatMap((one) => one.facts);
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
  for (const one of long) section(paper, isWide ? { ...one, note: null } : one);
}

function layOut(passport: PassportPaper, { size, language, photo, at }: Drawing, sheets?: Sheets): Paper {
  const isSheet = size === 'a4' || size === 'letter';
  const format = formats[isSheet ? size : 'a6'];
  const ground = (paper: Paper) => {
    if (!isSheet) artifact(paper, (document) => drawWaves(document, { x: 0, y: 0, ...format }));
  };
  const paper = openPaper({ format, title: passport.title, language, at, ground, ...(sheets && { sheets }) });
  const all = (...numbers: string[]) => passport.sections.filter((one) => numbers.includes(one.number));
  if (isSheet) {
    first(paper, passport, all('I', 'II', 'III', 'IV'), photo);
    for (const one of all('V')) section(paper, one);
    pair(paper, all('VII', 'VIII'));
    vaccinations(paper, passport, all('IX'));
    for (const one of all('XII')) section(paper, one);
  } else {
    first(paper, passport, all('II', 'III'), photo);
    vaccinations(paper, passport, all('V', 'IX'));
    for (const one of all('I', 'IV', 'VII', 'VIII', 'XII')) section(paper, one);
    codeBelow(paper, passport);
  }
  drawSigned(paper, passport.signed);
  paragraph(
    paper,
    `${passport.printed} ${passport.explanation}`,
    { size: paper.format.small, color: ink.muted },
    { after: paper.format.text },
  );
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
