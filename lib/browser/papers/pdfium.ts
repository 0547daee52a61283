import { PDFiumLibrary } from '@hyzyla/pdfium';

type PdfiumFunction =
  | 'malloc'
  | 'free'
  | 'FPDF_LoadMemDocument'
  | 'FPDF_GetPageCount'
  | 'FPDF_LoadPage'
  | 'FPDF_ClosePage'
  | 'FPDF_GetPageWidth'
  | 'FPDF_GetPageHeight'
  | 'FPDF_PageToDevice'
  | 'FPDF_RenderPageBitmap'
  | 'FPDFBitmap_CreateEx'
  | 'FPDFBitmap_FillRect'
  | 'FPDFBitmap_Destroy'
  | 'FPDFText_LoadPage'
  | 'FPDFText_ClosePage'
  | 'FPDFText_CountChars'
  | 'FPDFText_GetUnicode'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetTextObject'
  | 'FPDFTextObj_GetTextRenderMode'
  | 'FPDFPage_CountObjects'
  | 'FPDFPage_GetObject'
  | 'FPDFPageObj_GetType'
  | 'FPDFPageObj_GetBounds'
  | 'FPDFFormObj_CountObjects'
  | 'FPDFFormObj_GetObject';

/** Functions of PDFium itself, because the library's classes offer no positions of letters. */
export class Pdfium {
  readonly #exports: WebAssembly.Exports;
  readonly #memory: WebAssembly.Memory;

  private constructor({ exports }: WebAssembly.Instance) {
    if (!(exports.memory instanceof WebAssembly.Memory)) throw new Error('PDFium exports no memory');
    this.#exports = exports;
    this.#memory = exports.memory;
  }

  /** @throws Error if the browser cannot compile it */
  static async start(wasm: ArrayBuffer): Promise<Pdfium> {
    const compiled = await WebAssembly.compile(wasm);
    let instance: WebAssembly.Instance | undefined;
    await PDFiumLibrary.init({
      instantiateWasm: (imports, onInstance) => {
        // Synchronous, because the library ignores a later failure.
        instance = new WebAssembly.Instance(compiled, imports);
        onInstance(instance);
        return instance.exports;
      },
    });
    if (!instance) throw new Error('PDFium did not start');
    return new Pdfium(instance);
  }

  call(name: PdfiumFunction, ...values: number[]): number {
    const run = this.#exports[name];
    if (typeof run !== 'function') throw new Error(`PDFium has no ${name}`);
    return Number(run(...values));
  }

  /** The whole memory. Valid until the next call, which can move it. */
  get memory(): ArrayBuffer {
    return this.#memory.buffer;
  }

  /** Allocates bytes for the duration of the work. @throws Error if there is no memory left */
  withBytes<Result>(bytes: number, work: (at: number) => Result): Result {
    const at = this.allocate(bytes);
    try {
      return work(at);
    } finally {
      this.call('free', at);
    }
  }

  /** @returns address of new bytes. @throws Error if there is no memory left */
  allocate(bytes: number): number {
    const at = this.call('malloc', bytes);
    if (at === 0) throw new Error('no memory left');
    return at;
  }
}
