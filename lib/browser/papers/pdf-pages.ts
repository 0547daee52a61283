import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { FoundLine } from './found-line';
import { joinLetters, type Letter } from './pdf-text';
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
/** Types of page objects in PDFium. */
const IMAGE = 3;
const FORM = 5;
/** Pages of scans have few objects. */
const MAX_OBJECTS = 5000;
/** Share of the page. On larger pictures, letters may be a watermark or what another program read. */
const SCAN_SHARE = 0.5;

type Call = (...values: number[]) => number;

/** The library's classes offer no positions. These are the functions of PDFium below them. */
interface Pdfium {
  wasmExports: { malloc: Call; free: Call };
  HEAPU8: Uint8Array;
  _FPDFText_LoadPage: Call;
  _FPDFText_ClosePage: Call;
  _FPDFText_CountChars: Call;
  _FPDFText_GetUnicode: Call;
  _FPDFText_GetLooseCharBox: Call;
  _FPDFText_GetTextObject: Call;
  _FPDFTextObj_GetTextRenderMode: Call;
  _FPDF_PageToDevice: Call;
  _FPDFPage_CountObjects: Call;
  _FPDFPage_GetObject: Call;
  _FPDFPageObj_GetType: Call;
  _FPDFPageObj_GetBounds: Call;
  _FPDFFormObj_CountObjects: Call;
  _FPDFFormObj_GetObject: Call;
}

interface Size {
  width: number;
  height: number;
}

type Box = Omit<Letter, 'character'>;

type Document = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;

/** Fields that the library's types declare as private. */
function internals(library: PDFiumLibrary): Pdfium {
  return Reflect.get(library, 'module');
}

/** Converts corners in points to pixels. @param at address of 8 bytes */
function toBox(pdfium: Pdfium, page: number, { width, height }: Size, corners: readonly number[], at: number): Box {
  const toPixels = (x: number, y: number): [number, number] => {
    pdfium._FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, at, at + 4);
    const view = new DataView(pdfium.HEAPU8.buffer, at, 8);
    return [view.getInt32(0, true), view.getInt32(4, true)];
  };
  const [left = 0, top = 0, right = 0, bottom = 0] = corners;
  const [[x1, y1], [x2, y2]] = [toPixels(left, top), toPixels(right, bottom)];
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
}

function readFloats(pdfium: Pdfium, at: number): number[] {
  const view = new DataView(pdfium.HEAPU8.buffer, at, 16);
  return [0, 4, 8, 12].map((offset) => view.getFloat32(offset, true));
}

const isOnPage = ({ left, right, top, bottom }: Box, { width, height }: Size): boolean =>
  right > 0 && left < width && bottom > 0 && top < height;

function readLetters(pdfium: Pdfium, page: number, size: Size): Letter[] {
  const text = pdfium._FPDFText_LoadPage(page);
  const at = pdfium.wasmExports.malloc(32);
  const letters: Letter[] = [];
  try {
    const count = Math.min(pdfium._FPDFText_CountChars(text), MAX_LETTERS);
    for (let index = 0; index < count; index += 1) {
      const code = pdfium._FPDFText_GetUnicode(text, index);
      const object = pdfium._FPDFText_GetTextObject(text, index);
      if (code === 0 || (object && pdfium._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE)) continue;
      if (!pdfium._FPDFText_GetLooseCharBox(text, index, at)) continue;
      const box = toBox(pdfium, page, size, readFloats(pdfium, at), at);
      const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
      if (isOnPage(box, size)) letters.push({ character, ...box });
    }
  } finally {
    pdfium.wasmExports.free(at);
    pdfium._FPDFText_ClosePage(text);
  }
  return letters;
}

function isPicture(pdfium: Pdfium, object: number): boolean {
  const type = pdfium._FPDFPageObj_GetType(object);
  if (type !== FORM) return type === IMAGE;
  const count = Math.min(pdfium._FPDFFormObj_CountObjects(object), MAX_OBJECTS);
  return Array.from({ length: count }, (_, index) => pdfium._FPDFFormObj_GetObject(object, index)).some(
    (part) => pdfium._FPDFPageObj_GetType(part) === IMAGE,
  );
}

/** Share of the page that its pictures cover, such as the strips of a scan. Counts overlaps twice. */
function measurePictures(pdfium: Pdfium, page: number, size: Size): number {
  const at = pdfium.wasmExports.malloc(32);
  let area = 0;
  try {
    const count = Math.min(pdfium._FPDFPage_CountObjects(page), MAX_OBJECTS);
    for (let index = 0; index < count; index += 1) {
      const object = pdfium._FPDFPage_GetObject(page, index);
      if (!isPicture(pdfium, object) || !pdfium._FPDFPageObj_GetBounds(object, at, at + 12, at + 8, at + 4)) continue;
      const box = toBox(pdfium, page, size, readFloats(pdfium, at), at);
      const width = Math.min(box.right, size.width) - Math.max(box.left, 0);
      const height = Math.min(box.bottom, size.height) - Math.max(box.top, 0);
      area += Math.max(0, width) * Math.max(0, height);
    }
  } finally {
    pdfium.wasmExports.free(at);
  }
  return area / (size.width * size.height);
}

export class PdfPages {
  private constructor(
    private readonly pdfium: Pdfium,
    private readonly document: Document,
  ) {}

  /** @throws Error if the file is corrupt or needs a password */
  static async open(file: ArrayBuffer, wasmBinary: ArrayBuffer): Promise<PdfPages> {
    const library = await PDFiumLibrary.init({ wasmBinary });
    return new PdfPages(internals(library), await library.loadDocument(new Uint8Array(file)));
  }

  get count(): number {
    return this.document.getPageCount();
  }

  /** @param index counts from 0 */
  async readPage(index: number): Promise<PdfPage> {
    const page = this.document.getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = PAGE_EDGE / Math.max(originalWidth, originalHeight);
    if (!(Math.min(originalWidth, originalHeight) * scale >= 1)) throw new Error('no page');
    const size = { width: Math.round(originalWidth * scale), height: Math.round(originalHeight * scale) };
    // Before the page is drawn, because the library then closes it.
    const pointer: number = Reflect.get(page, 'pageIdx');
    const letters = readLetters(this.pdfium, pointer, size);
    const pictures = measurePictures(this.pdfium, pointer, size);
    const { data, width, height } = await page.render({ scale, render: 'bitmap' });
    // Copies the pixels, because they lie in the library's memory.
    const pixels = { data: new Uint8ClampedArray(data), width, height };
    const isEmpty = letters.filter(({ character }) => character.trim()).length < LEAST_LETTERS;
    const isScan = isEmpty || pictures > SCAN_SHARE;
    return { lines: isScan ? null : joinLetters(letters, size), pixels };
  }
}
