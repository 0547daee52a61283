import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { FoundLine } from './found-line';
import { joinLetters, type Letter } from './pdf-text';
import type { Pixels } from './pixels';

export interface PdfPage {
  /** Lines of the text layer. `null` for scans, which have none or an invisible one. */
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
}

type Document = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;

/** Fields that the library's types declare as private. */
function internals(library: PDFiumLibrary): Pdfium {
  return Reflect.get(library, 'module');
}

function readLetters(pdfium: Pdfium, page: number, size: { width: number; height: number }): Letter[] {
  const text = pdfium._FPDFText_LoadPage(page);
  const at = pdfium.wasmExports.malloc(32);
  const letters: Letter[] = [];
  const toPixels = (x: number, y: number): [number, number] => {
    pdfium._FPDF_PageToDevice(page, 0, 0, size.width, size.height, 0, x, y, at, at + 4);
    const view = new DataView(pdfium.HEAPU8.buffer, at, 8);
    return [view.getInt32(0, true), view.getInt32(4, true)];
  };
  try {
    const count = Math.min(pdfium._FPDFText_CountChars(text), MAX_LETTERS);
    for (let index = 0; index < count; index += 1) {
      const code = pdfium._FPDFText_GetUnicode(text, index);
      const object = pdfium._FPDFText_GetTextObject(text, index);
      if (code === 0 || (object && pdfium._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE)) continue;
      if (!pdfium._FPDFText_GetLooseCharBox(text, index, at)) continue;
      const view = new DataView(pdfium.HEAPU8.buffer, at, 16);
      const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((offset) => view.getFloat32(offset, true));
      const [[x1, y1], [x2, y2]] = [toPixels(left, top), toPixels(right, bottom)];
      const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
      const [across, down] = [[x1, x2].toSorted((a, b) => a - b), [y1, y2].toSorted((a, b) => a - b)];
      letters.push({ character, left: across[0] ?? 0, right: across[1] ?? 0, top: down[0] ?? 0, bottom: down[1] ?? 0 });
    }
  } finally {
    pdfium.wasmExports.free(at);
    pdfium._FPDFText_ClosePage(text);
  }
  return letters;
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
    const letters = readLetters(this.pdfium, Reflect.get(page, 'pageIdx'), size);
    const { data, width, height } = await page.render({ scale, render: 'bitmap' });
    // Copies the pixels, because they lie in the library's memory.
    const pixels = { data: new Uint8ClampedArray(data), width, height };
    const isScan = letters.filter(({ character }) => character.trim()).length < LEAST_LETTERS;
    return { lines: isScan ? null : joinLetters(letters, size), pixels };
  }
}
