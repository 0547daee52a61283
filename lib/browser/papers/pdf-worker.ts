/// <reference lib="webworker" />

import { limitMemory } from '@/lib/core/paper/limit-memory.mjs';
import { type PdfPage, PdfPages } from './pdf-pages';

declare const self: DedicatedWorkerGlobalScope;

export type PdfRequest = { file: ArrayBuffer; pdf: ArrayBuffer } | { index: number };
export type PdfAnswer = { count: number } | { page: PdfPage } | { failure: string };

limitMemory(384 * 1024 * 1024);

let pages: PdfPages | null = null;

async function answer(request: PdfRequest): Promise<PdfAnswer> {
  if ('file' in request) {
    pages = await PdfPages.open(request.file, request.pdf);
    return { count: pages.count };
  }
  if (!pages) throw new Error('no document');
  return { page: pages.readPage(request.index) };
}

self.onmessage = ({ data }: MessageEvent<PdfRequest>) => {
  answer(data).then(
    (result) => self.postMessage(result, 'page' in result ? [result.page.pixels.data.buffer] : []),
    (error: unknown) => self.postMessage({ failure: String(error) } satisfies PdfAnswer),
  );
};
