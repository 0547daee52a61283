import type { FoundLine } from './found-line';
import { type PlacedLetter, withoutHidden } from './hidden-letters';
import { joinLetters, type Letter } from './pdf-text';
import { Pdfium } from './pdfium';
import type { Pixels } from './pixels';

export interface PdfPage {
  /** Lines of the text layer. `null` for scans, whatever letters lie over the picture. */
  lines: FoundLine[] | null;
  pixels: Pixels;
}

/** Pixels of the longer side. */
const PAGE_EDGE = 2048;
/** Minimum visible letters of a text layer. Fewer are a stamp or page number on a scan. */
const LEAST_LETTERS = 20;
/** Limit against hostile pages with millions of letters. */
const MAX_LETTERS = 20_000;
const INVISIBLE = 3;
const BGRA = 4;
const PIXEL_BYTES = 4;
const WHITE = 0xffffffff;
/** PDFium's flags for annotations, text for flat screens and RGBA instead of BGRA. */
const DRAWING = 0x01 | 0x02 | 0x10;
/** Types of page objects in PDFium. */
const IMAGE = 3;
const FORM = 5;
/** Pages of scans have few objects. */
const MAX_OBJECTS = 5000;
/** Share of the page. On larger pictures, letters may be a watermark or what another program read. */
const SCAN_SHARE = 0.5;

interface Size {
  width: number;
  height: number;
}

type Box = Omit<Letter, 'character'>;

/** Converts corners in points to pixels. @param at address of 8 bytes */
function toBox(pdfium: Pdfium, page: number, { width, height }: Size, corners: readonly number[], at: number): Box {
  const toPixels = (x: number, y: number): [number, number] => {
    pdfium.call('FPDF_PageToDevice', page, 0, 0, width, height, 0, x, y, at, at + 4);
    const view = new DataView(pdfium.memory, at, 8);
    return [view.getInt32(0, true), view.getInt32(4, true)];
  };
  const [left = 0, top = 0, right = 0, bottom = 0] = corners;
  const [[x1, y1], [x2, y2]] = [toPixels(left, top), toPixels(right, bottom)];
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
}

function readFloats(pdfium: Pdfium, at: number): number[] {
  const view = new DataView(pdfium.memory, at, 16);
  return [0, 4, 8, 12].map((offset) => view.getFloat32(offset, true));
}

const isOnPage = ({ left, right, top, bottom }: Box, { width, height }: Size): boolean =>
  right > 0 && left < width && bottom > 0 && top < height;

/** @param at address of 16 bytes */
function readLetter(pdfium: Pdfium, text: number, index: number, at: number) {
  const code = pdfium.call('FPDFText_GetUnicode', text, index);
  const object = pdfium.call('FPDFText_GetTextObject', text, index);
  if (code === 0 || (object && pdfium.call('FPDFTextObj_GetTextRenderMode', object) === INVISIBLE)) return null;
  if (!pdfium.call('FPDFText_GetLooseCharBox', text, index, at)) return null;
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  return { character, object, corners: readFloats(pdfium, at) };
}

function readLetters(pdfium: Pdfium, page: number, size: Size): PlacedLetter[] {
  const text = pdfium.call('FPDFText_LoadPage', page);
  const letters: PlacedLetter[] = [];
  try {
    pdfium.withBytes(32, (at) => {
      const count = Math.min(pdfium.call('FPDFText_CountChars', text), MAX_LETTERS);
      for (let index = 0; index < count; index += 1) {
        const letter = readLetter(pdfium, text, index, at);
        const box = letter && toBox(pdfium, page, size, letter.corners, at);
        if (!letter || !box || !isOnPage(box, size)) continue;
        letters.push({ character: letter.character, object: letter.object, ...box });
      }
    });
  } finally {
    pdfium.call('FPDFText_ClosePage', text);
  }
  return letters;
}

function isPicture(pdfium: Pdfium, object: number): boolean {
  const type = pdfium.call('FPDFPageObj_GetType', object);
  if (type !== FORM) return type === IMAGE;
  const count = Math.min(pdfium.call('FPDFFormObj_CountObjects', object), MAX_OBJECTS);
  return Array.from({ length: count }, (_, index) => pdfium.call('FPDFFormObj_GetObject', object, index)).some(
    (part) => pdfium.call('FPDFPageObj_GetType', part) === IMAGE,
  );
}

/** Share of the page that its pictures cover, such as the strips of a scan. Counts overlaps twice. */
function measurePictures(pdfium: Pdfium, page: number, size: Size): number {
  let area = 0;
  pdfium.withBytes(32, (at) => {
    const count = Math.min(pdfium.call('FPDFPage_CountObjects', page), MAX_OBJECTS);
    for (let index = 0; index < count; index += 1) {
      const object = pdfium.call('FPDFPage_GetObject', page, index);
      if (!isPicture(pdfium, object)) continue;
      if (!pdfium.call('FPDFPageObj_GetBounds', object, at, at + 12, at + 8, at + 4)) continue;
      const box = toBox(pdfium, page, size, readFloats(pdfium, at), at);
      const width = Math.min(box.right, size.width) - Math.max(box.left, 0);
      const height = Math.min(box.bottom, size.height) - Math.max(box.top, 0);
      area += Math.max(0, width) * Math.max(0, height);
    }
  });
  return area / (size.width * size.height);
}

function drawPage(pdfium: Pdfium, page: number, { width, height }: Size): Pixels {
  const bytes = width * height * PIXEL_BYTES;
  return pdfium.withBytes(bytes, (at) => {
    const bitmap = pdfium.call('FPDFBitmap_CreateEx', width, height, BGRA, at, width * PIXEL_BYTES);
    try {
      pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, width, height, WHITE);
      pdfium.call('FPDF_RenderPageBitmap', bitmap, page, 0, 0, width, height, 0, DRAWING);
      return { data: new Uint8ClampedArray(pdfium.memory.slice(at, at + bytes)), width, height };
    } finally {
      pdfium.call('FPDFBitmap_Destroy', bitmap);
    }
  });
}

function sizeOf(pdfium: Pdfium, page: number): Size {
  const [width, height] = [pdfium.call('FPDF_GetPageWidth', page), pdfium.call('FPDF_GetPageHeight', page)];
  const scale = PAGE_EDGE / Math.max(width, height);
  if (!(Math.min(width, height) * scale >= 1)) throw new Error('no page');
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function readPage(pdfium: Pdfium, page: number): PdfPage {
  const size = sizeOf(pdfium, page);
  const pixels = drawPage(pdfium, page, size);
  const letters = withoutHidden(readLetters(pdfium, page, size), pixels);
  const isEmpty = letters.filter(({ character }) => character.trim()).length < LEAST_LETTERS;
  const isScan = isEmpty || measurePictures(pdfium, page, size) > SCAN_SHARE;
  return { lines: isScan ? null : joinLetters(letters, size), pixels };
}

export class PdfPages {
  private constructor(
    private readonly pdfium: Pdfium,
    private readonly document: number,
  ) {}

  /** @throws Error if the file is corrupt or needs a password */
  static async open(file: ArrayBuffer, wasm: ArrayBuffer): Promise<PdfPages> {
    const pdfium = await Pdfium.start(wasm);
    const at = pdfium.allocate(file.byteLength);
    new Uint8Array(pdfium.memory).set(new Uint8Array(file), at);
    const document = pdfium.call('FPDF_LoadMemDocument', at, file.byteLength, 0);
    if (document === 0) throw new Error('no document');
    return new PdfPages(pdfium, document);
  }

  get count(): number {
    return this.pdfium.call('FPDF_GetPageCount', this.document);
  }

  /** @param index counts from 0 */
  readPage(index: number): PdfPage {
    const page = this.pdfium.call('FPDF_LoadPage', this.document, index);
    if (page === 0) throw new Error('no page');
    try {
      return readPage(this.pdfium, page);
    } finally {
      this.pdfium.call('FPDF_ClosePage', page);
    }
  }
}
