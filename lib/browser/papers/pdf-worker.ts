/// <reference lib="webworker" />

import { type PdfPage, PdfPages } from './pdf-pages';

declare const self: DedicatedWorkerGlobalScope;

export type PdfRequest = { file: ArrayBuffer; pdf: ArrayBuffer } | { index: number };
export type PdfAnswer = { count: number } | { page: PdfPage } | { failure: string };

/** Enough for a page with large scans. A small malicious file can request gigabytes. */
const MAX_MEMORY = 384 * 1024 * 1024;

// PDFium treats the error as "out of memory" and fails the page.
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function growWithin(pages) {
  if (this.buffer.byteLength + pages * 65_536 > MAX_MEMORY) throw new RangeError('The page needs too much memory');
  return grow.call(this, pages);
};

let pages: PdfPages | null = null;

async function answer(request: PdfRequest): Promise<PdfAnswer> {
  if ('file' in request) {
    pages = await PdfPages.open(request.file, request.pdf);
    return { count: pages.count };
  }
  if (!pages) throw new Error('no document');
  return { page: await pages.readPage(request.index) };
}

self.onmessage = ({ data }: MessageEvent<PdfRequest>) => {
  answer(data).then(
    (result) => self.postMessage(result, 'page' in result ? [result.page.pixels.data.buffer] : []),
    (error: unknown) => self.postMessage({ failure: String(error) } satisfies PdfAnswer),
  );
};
