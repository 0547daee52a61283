import { PDFiumLibrary } from '@hyzyla/pdfium';

export interface ReadPdf {
  pages: string[];
  /** Points. */
  sizes: { width: number; height: number }[];
  tagged: boolean;
  title: string;
  language: string | null;
  tags: string[];
  alts: string[];
  /** ActualText, which screen readers use instead of glyphs. */
  actuals: string[];
  fonts: { name: string; embedded: boolean }[];
  outside: number;
}

type Call = (...values: number[]) => number;
// The library's classes only offer text and images. These are the functions of PDFium below them.
interface Pdfium {
  wasmExports: { malloc: Call; free: Call };
  HEAPU8: Uint8Array;
  [call: string]: unknown;
}

const TEXT_OBJECT = 1;

function reader(pdfium: Pdfium) {
  const callPdfium = (name: string, ...values: number[]) => (pdfium[`_${name}`] as Call)(...values);
  const within = <Result>(bytes: number, work: (at: number) => Result): Result => {
    const at = pdfium.wasmExports.malloc(bytes);
    try {
      return work(at);
    } finally {
      pdfium.wasmExports.free(at);
    }
  };
  const memory = (at: number, bytes: number) => Buffer.from(pdfium.HEAPU8.slice(at, at + bytes));
  /** PDFium ends texts with two zero bytes. */
  const text = (ask: (at: number, bytes: number) => number): string => {
    const bytes = ask(0, 0);
    if (bytes <= 2) return '';
    return within(bytes, (at) => {
      ask(at, bytes);
      return memory(at, bytes - 2).toString('utf16le');
    });
  };
  return { call: callPdfium, within, memory, text };
}

type Reader = ReturnType<typeof reader>;

function structureOf({ call, text }: Reader, page: number) {
  const tags: string[] = [];
  const alts: string[] = [];
  const actuals: string[] = [];
  const visitElement = (element: number) => {
    if (!element) return;
    tags.push(text((at, bytes) => call('FPDF_StructElement_GetType', element, at, bytes)));
    const alt = text((at, bytes) => call('FPDF_StructElement_GetAltText', element, at, bytes));
    if (alt) alts.push(alt);
    const actual = text((at, bytes) => call('FPDF_StructElement_GetActualText', element, at, bytes));
    if (actual) actuals.push(actual);
    const count = call('FPDF_StructElement_CountChildren', element);
    for (let child = 0; child < count; child += 1)
      visitElement(call('FPDF_StructElement_GetChildAtIndex', element, child));
  };
  const tree = call('FPDF_StructTree_GetForPage', page);
  const count = tree ? call('FPDF_StructTree_CountChildren', tree) : 0;
  for (let child = 0; child < count; child += 1) visitElement(call('FPDF_StructTree_GetChildAtIndex', tree, child));
  return { tags, alts, actuals };
}

function fontsOf({ call, within, memory }: Reader, page: number): Map<string, boolean> {
  const fonts = new Map<string, boolean>();
  const count = call('FPDFPage_CountObjects', page);
  for (let index = 0; index < count; index += 1) {
    const object = call('FPDFPage_GetObject', page, index);
    if (call('FPDFPageObj_GetType', object) !== TEXT_OBJECT) continue;
    const font = call('FPDFTextObj_GetFont', object);
    const name = within(128, (at) => {
      const bytes = call('FPDFFont_GetBaseFontName', font, at, 128);
      return memory(at, Math.max(0, bytes - 1)).toString('latin1');
    });
    fonts.set(name, call('FPDFFont_GetIsEmbedded', font) === 1);
  }
  return fonts;
}

function lettersOutside({ call, within, memory }: Reader, page: number, size: { width: number; height: number }) {
  const letters = call('FPDFText_LoadPage', page);
  const count = call('FPDFText_CountChars', letters);
  let outside = 0;
  within(32, (at) => {
    for (let index = 0; index < count; index += 1) {
      if (!call('FPDFText_GetCharBox', letters, index, at, at + 8, at + 16, at + 24)) continue;
      const bytes = memory(at, 32);
      const [leftEdge = 0, right = 0, bottom = 0, top = 0] = [0, 8, 16, 24].map((offset) => bytes.readDoubleLE(offset));
      if (leftEdge < -1 || bottom < -1 || right > size.width + 1 || top > size.height + 1) outside += 1;
    }
  });
  call('FPDFText_ClosePage', letters);
  return outside;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const own = reader((library as unknown as { module: Pdfium }).module);
  const { documentIdx } = document as unknown as { documentIdx: number };
  const readPdfResult: ReadPdf = {
    pages: [],
    sizes: [],
    tagged: own.call('FPDFCatalog_IsTagged', documentIdx) === 1,
    title: '',
    language: /\/Lang \(([\w-]+)\)/.exec(Buffer.from(bytes).toString('latin1'))?.[1] ?? null,
    tags: [],
    alts: [],
    actuals: [],
    fonts: [],
    outside: 0,
  };
  readPdfResult.title = own.within(8, (name) => {
    (library as unknown as { module: Pdfium }).module.HEAPU8.set(Buffer.from('Title\0'), name);
    return own.text((at, length) => own.call('FPDF_GetMetaText', documentIdx, name, at, length));
  });
  const fonts = new Map<string, boolean>();
  for (const page of document.pages()) {
    const { pageIdx } = page as unknown as { pageIdx: number };
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    readPdfResult.pages.push(page.getText());
    readPdfResult.sizes.push({ width, height });
    const { tags, alts, actuals } = structureOf(own, pageIdx);
    readPdfResult.tags.push(...tags);
    readPdfResult.alts.push(...alts);
    readPdfResult.actuals.push(...actuals);
    for (const [name, embedded] of fontsOf(own, pageIdx)) fonts.set(name, embedded);
    readPdfResult.outside += lettersOutside(own, pageIdx, { width, height });
  }
  readPdfResult.fonts = [...fonts].map(([name, embedded]) => ({ name, embedded }));
  document.destroy();
  library.destroy();
  return readPdfResult;
}
