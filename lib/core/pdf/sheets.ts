import 'server-only';
import { impose } from './imposition';

type Document = PDFKit.PDFDocument;

/** Pages side by side on larger sheets. Lengths are in points. */
export interface Sheets {
  width: number;
  height: number;
  page: { width: number; height: number };
  pages: number;
}

const MARK = 14;
const GAP = 4;

interface Corner {
  x: number;
  y: number;
}

const cornerOf = ({ width, height, page }: Sheets): Corner => ({
  x: width / 2 - page.width,
  y: (height - page.height) / 2,
});

function drawMarks(document: Document, sheets: Sheets): void {
  const { page } = sheets;
  const { x: left, y: top } = cornerOf(sheets);
  const [right, bottom] = [left + 2 * page.width, top + page.height];
  document.markContent('Artifact', { type: 'Layout' });
  document.save().lineWidth(0.5).strokeColor('#7d8a89');
  for (const y of [top, bottom]) {
    document.moveTo(left - GAP - MARK, y).lineTo(left - GAP, y);
    document.moveTo(right + GAP, y).lineTo(right + GAP + MARK, y);
  }
  for (const x of [left, right]) {
    document.moveTo(x, top - GAP - MARK).lineTo(x, top - GAP);
    document.moveTo(x, bottom + GAP).lineTo(x, bottom + GAP + MARK);
  }
  document.stroke().dash(2, { space: 2 });
  document.moveTo(left + page.width, top - GAP - MARK).lineTo(left + page.width, top - GAP);
  document.moveTo(left + page.width, bottom + GAP).lineTo(left + page.width, bottom + GAP + MARK);
  document.stroke().restore();
  document.endMarkedContent();
}

export function drawSheets(document: Document, sheets: Sheets): void {
  impose(sheets.pages).forEach((_, side) => {
    if (side > 0) document.addPage();
    drawMarks(document, sheets);
  });
}

const movedDocuments = new WeakSet<Document>();

export function leavePage(document: Document): void {
  if (movedDocuments.delete(document)) document.restore();
}

export function turnTo(document: Document, sheets: Sheets, page: number): void {
  const sides = impose(sheets.pages);
  const side = sides.findIndex((places) => places.includes(page + 1));
  const { x, y } = cornerOf(sheets);
  leavePage(document);
  document.switchToPage(side);
  document.save();
  movedDocuments.add(document);
  document.translate(x + (sides[side]?.[0] === page + 1 ? 0 : sheets.page.width), y);
}
