import 'server-only';
import PDFDocument from 'pdfkit';
import { withoutDirectionMarks } from '../i18n/isolate';
import { covers } from './faces';
import { type PaperFont, paperFonts } from './fonts';
import { mixedHeight, writeMixed } from './mixed-text';
import { drawSheets, leavePage, type Sheets, turnTo } from './sheets';

/** Colors of the light theme (components/ui/theme.css). */
export const ink = {
  text: '#1d2a2e',
  muted: '#4d5a5c',
  green: '#0f5c4d',
  line: '#c9cdc4',
  edge: '#7d8a89',
  danger: '#9c2f24',
  due: '#8a5a1c',
  apricot: '#e0955c',
} as const;

export interface PaperFormat {
  width: number;
  height: number;
  margin: number;
  text: number;
  small: number;
  cell: number;
  heading: number;
  title: number;
}

type Element = PDFKit.PDFStructureElement;

export interface Column {
  x: number;
  width: number;
}

export interface Box extends Column {
  page: number;
  y: number;
  height: number;
}

/** Tagged PDF that is written from top to bottom. Lengths are in points from the top left. */
export interface Paper {
  document: PDFKit.PDFDocument;
  format: PaperFormat;
  root: Element;
  y: number;
  column: Column;
  page: number;
  boxes: Box[];
  options: PaperOptions;
}

interface PaperOptions {
  format: PaperFormat;
  title: string;
  language: string;
  at: Date;
  ground?: (paper: Paper) => void;
  sheets?: Sheets;
}

/** Opens a document that conforms to PDF/UA-1 (ISO 14289-1). */
export function openPaper(options: PaperOptions): Paper {
  const { format, title, language, at, sheets } = options;
  const document = new PDFDocument({
    size: sheets ? [sheets.width, sheets.height] : [format.width, format.height],
    // No bottom margin: this module breaks pages itself, so that no block is split.
    margins: { top: format.margin, left: format.margin, right: format.margin, bottom: 0 },
    bufferPages: true,
    tagged: true,
    subset: 'PDF/UA' as never,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    font: '',
    info: { Title: toPrintableText(title), CreationDate: at },
  });
  for (const [name, bytes] of paperFonts()) document.registerFont(name, bytes);
  document.font('text');
  const root = document.struct('Document');
  document.addStructure(root);
  if (sheets) drawSheets(document, sheets);
  const paper: Paper = { document, format, root, y: 0, column: wholeWidth(format), page: -1, boxes: [], options };
  addPage(paper);
  return paper;
}

const wholeWidth = ({ width, margin }: PaperFormat): Column => ({ x: margin, width: width - 2 * margin });

export function addPage(paper: Paper): void {
  const { document, format, options } = paper;
  paper.page += 1;
  if (options.sheets) turnTo(document, options.sheets, paper.page);
  else if (paper.page > 0) document.addPage();
  paper.y = format.margin;
  paper.column = wholeWidth(format);
  options.ground?.(paper);
}

export const innerWidth = ({ column }: Paper): number => column.width;
export const bottomOf = ({ format }: Paper): number => format.height - format.margin - 2 * format.small;

export function ensureSpace(paper: Paper, height: number): boolean {
  if (paper.y + height <= bottomOf(paper) || paper.y <= paper.format.margin) return false;
  addPage(paper);
  return true;
}

export function artifact({ document }: Paper, draw: (document: PDFKit.PDFDocument) => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  document.save();
  draw(document);
  document.restore();
  document.endMarkedContent();
}

/** Removes invisible characters, except joiners and direction marks. */
function toPrintableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]|[^\P{Cf}\u061c\u200c-\u200f\u2066-\u2069]|\p{Surrogate}|[\ufe00-\ufe0f]/gu, '');
}

function plainIn(document: PDFKit.PDFDocument, font: PaperFont, text: string): string | null {
  const plain = text.replace(/\p{Cf}/gu, '');
  return covers(document, font, plain.replaceAll('\n', '')) ? plain : null;
}

/** Fraunces only has Latin letters. */
function fontFor(document: PDFKit.PDFDocument, font: PaperFont, text: string): PaperFont {
  return font === 'display' && plainIn(document, font, text) === null ? 'bold' : font;
}

export interface Style {
  font?: PaperFont;
  size: number;
  color?: string;
  align?: 'left' | 'center' | 'right';
}

export function heightOf({ document }: Paper, text: string, width: number, style: Style): number {
  const printable = toPrintableText(text);
  const { size } = style;
  const font = fontFor(document, style.font ?? 'text', printable);
  const plain = plainIn(document, font, printable);
  if (plain === null) return mixedHeight(document, printable, width, { font, size });
  document.font(font).fontSize(size);
  return document.heightOfString(plain, { width });
}

export function writeAt(
  paper: Paper,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  style: Style,
): void {
  const { document } = paper;
  const { size, color = ink.text, align = 'left' } = style;
  const printable = toPrintableText(text);
  const font = fontFor(document, style.font ?? 'text', printable);
  paper.boxes.push({ page: paper.page, x, y, width, height: heightOf(paper, text, width, style) });
  const plain = plainIn(document, font, printable);
  if (plain === null) writeMixed(document, printable, { x, y, width, align, color }, { font, size });
  else document.font(font).fontSize(size).fillColor(color).text(plain, x, y, { width, align });
}

export function element(paper: Paper, parent: Element, type: string, draw: () => void, options: object = {}): void {
  const newElement = paper.document.struct(type as never, options);
  parent.add(newElement);
  newElement.add(draw);
  newElement.end();
}

export function actualText(
  { document }: Paper,
  texts: readonly string[],
  font: PaperFont = 'text',
): { actual?: string } {
  const printable = texts.filter(Boolean).map(toPrintableText);
  if (printable.every((text) => plainIn(document, fontFor(document, font, text), text) !== null)) return {};
  return { actual: withoutDirectionMarks(printable.join('\n')) };
}

export function textElement(
  paper: Paper,
  parent: Element,
  type: string,
  text: string,
  place: { x: number; y: number; width: number },
  style: Style,
): void {
  element(paper, parent, type, () => writeAt(paper, text, place, style), actualText(paper, [text], style.font));
}

export function drawGroup(paper: Paper, parent: Element, type: string, fill: (groupElement: Element) => void): void {
  const newElement = paper.document.struct(type as never);
  parent.add(newElement);
  fill(newElement);
  newElement.end();
}

export function closePaper(paper: Paper, foot: (page: number, pages: number) => [string, string]): Promise<Buffer> {
  const { document, format, root, options } = paper;
  root.end();
  const count = paper.page + 1;
  const style = { size: format.small, color: ink.muted };
  const place = { ...wholeWidth(format), y: format.height - format.margin - format.small };
  for (let page = 0; page < count; page += 1) {
    paper.page = page;
    if (options.sheets) turnTo(document, options.sheets, page);
    else document.switchToPage(page);
    const [leftText, right] = foot(page + 1, count);
    artifact(paper, () => {
      writeAt(paper, leftText, place, { ...style, font: 'bold', color: ink.danger });
      writeAt(paper, right, place, { ...style, align: 'right' });
    });
  }
  leavePage(document);
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}
