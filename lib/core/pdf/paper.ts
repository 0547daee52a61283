import 'server-only';
import PDFDocument from 'pdfkit';
import { withoutDirectionMarks } from '../i18n/isolate';
import { covers } from './faces';
import { type PaperFont, paperFonts } from './fonts';
import { mixedHeight, writeMixed } from './mixed-text';

/** Colours of paper: those of the light theme (components/ui/theme.css). */
export const ink = { text: '#1d2a2e', muted: '#4d5a5c', green: '#0f5c4d', line: '#c9cdc4', danger: '#9c2f24' } as const;

/** Sizes in points; everything else follows from them. */
export interface PaperFormat {
  width: number;
  height: number;
  margin: number;
  text: number;
  small: number;
  heading: number;
  title: number;
}

type Element = PDFKit.PDFStructureElement;

/** A tagged document that is being written from top to bottom. All lengths are points, counted from the top left. */
export interface Paper {
  document: PDFKit.PDFDocument;
  format: PaperFormat;
  /** The element of the whole document, into which blocks are put in reading order. */
  root: Element;
  /** Where the next block begins. */
  y: number;
}

interface PaperOptions {
  format: PaperFormat;
  title: string;
  /** Of all its words, as in `<html lang>`. */
  language: string;
  at: Date;
}

/** Begins a document whose reading order, language, title and pictures programs can tell (PDF/UA-1, ISO 14289-1). */
export function openPaper({ format, title, language, at }: PaperOptions): Paper {
  const document = new PDFDocument({
    size: [format.width, format.height],
    // Pages are broken here, not by the library: nothing may be cut in two.
    margins: { top: format.margin, left: format.margin, right: format.margin, bottom: 0 },
    bufferPages: true,
    tagged: true,
    subset: 'PDF/UA' as never,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    font: '',
    info: { Title: legible(title), CreationDate: at },
  });
  for (const [name, bytes] of paperFonts()) document.registerFont(name, bytes);
  document.font('text');
  const root = document.struct('Document');
  document.addStructure(root);
  return { document, format, root, y: format.margin };
}

export const innerWidth = ({ format }: Paper): number => format.width - 2 * format.margin;
/** Where the foot of each page begins. */
const bottomOf = ({ format }: Paper): number => format.height - format.margin - 2 * format.small;

/** A new page where a block of a height would not fit on this one. @returns whether there is a new one */
export function ensureSpace(paper: Paper, height: number): boolean {
  if (paper.y + height <= bottomOf(paper) || paper.y <= paper.format.margin) return false;
  paper.document.addPage();
  paper.y = paper.format.margin;
  return true;
}

/** Draws what is no content: lines, patterns, what is said on each page. */
export function ornament({ document }: Paper, draw: (document: PDFKit.PDFDocument) => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  document.save();
  draw(document);
  document.restore();
  document.endMarkedContent();
}

/** A text without what leaves no ink; letters keep what joins them, and what turns them. */
function legible(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]|[^\P{Cf}\u061c\u200c-\u200f\u2066-\u2069]|\p{Surrogate}|[\ufe00-\ufe0f]/gu, '');
}

/** A text as the font of its style has all of it, else null. */
function plainIn(document: PDFKit.PDFDocument, font: PaperFont, text: string): string | null {
  const plain = text.replace(/\p{Cf}/gu, '');
  return covers(document, font, plain.replaceAll('\n', '')) ? plain : null;
}

export interface Style {
  font?: PaperFont;
  size: number;
  color?: string;
  align?: 'left' | 'center' | 'right';
}

/** The height that a text takes in a width. */
export function heightOf({ document }: Paper, text: string, width: number, { font = 'text', size }: Style): number {
  const said = legible(text);
  const plain = plainIn(document, font, said);
  if (plain === null) return mixedHeight(document, said, width, { font, size });
  document.font(font).fontSize(size);
  return document.heightOfString(plain, { width });
}

/** Writes a text at a place; for use within an element or an ornament. */
export function writeAt(
  { document }: Paper,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  { font = 'text', size, color = ink.text, align = 'left' }: Style,
): void {
  const said = legible(text);
  const plain = plainIn(document, font, said);
  if (plain === null) writeMixed(document, said, { x, y, width, align, color }, { font, size });
  else document.font(font).fontSize(size).fillColor(color).text(plain, x, y, { width, align });
}

/** An element of the reading order with what it draws. */
export function element(paper: Paper, parent: Element, type: string, draw: () => void, options: object = {}): void {
  const made = paper.document.struct(type as never, options);
  parent.add(made);
  made.add(draw);
  made.end();
}

/** What programs read aloud for some texts in place of their letters; only where those stand in another order than they are read. */
export function actualText(
  { document }: Paper,
  texts: readonly string[],
  font: PaperFont = 'text',
): { actual?: string } {
  const said = texts.filter(Boolean).map(legible);
  if (said.every((text) => plainIn(document, font, text) !== null)) return {};
  return { actual: withoutDirectionMarks(said.join('\n')) };
}

/** An element that is one text. */
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

/** An element that holds others. */
export function group(paper: Paper, parent: Element, type: string, fill: (made: Element) => void): void {
  const made = paper.document.struct(type as never);
  parent.add(made);
  fill(made);
  made.end();
}

/** Writes the foot of every page and ends the document. @param foot left and right, of each page */
export function closePaper(paper: Paper, foot: (page: number, pages: number) => [string, string]): Promise<Buffer> {
  const { document, format, root } = paper;
  root.end();
  const { count } = document.bufferedPageRange();
  const style = { size: format.small, color: ink.muted };
  const place = { x: format.margin, y: format.height - format.margin - format.small, width: innerWidth(paper) };
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    const [left, right] = foot(page + 1, count);
    ornament(paper, () => {
      writeAt(paper, left, place, { ...style, font: 'bold', color: ink.danger });
      writeAt(paper, right, place, { ...style, align: 'right' });
    });
  }
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}
