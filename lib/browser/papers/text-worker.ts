/// <reference lib="webworker" />

import type { Barcode } from '@/lib/core/paper/paper-text';
import { prepareCodeReader, readCodes } from './codes';
import { type Pixels, turnPixels } from './pixels';
import type { FilesOf, TextFile } from './reader-files';
import { type PageText, TextReader } from './text-reader';

declare const self: DedicatedWorkerGlobalScope;

export type TextRequest =
  | { codes: ArrayBuffer }
  | { models: FilesOf<TextFile> }
  /** `content` is 'codes' for pages with a text layer. */
  | { pixels: Pixels; content: 'codes' | 'text and codes' };

export interface PageReading extends PageText {
  barcodes: Omit<Barcode, 'page'>[];
}

export type TextAnswer = { fraction: number } | { page: PageReading } | { isReady: true } | { failure: string };

let reader: TextReader | null = null;

const post = (answer: TextAnswer) => self.postMessage(answer);

async function readPage(pixels: Pixels): Promise<PageText> {
  if (!reader) throw new Error('no models');
  return reader.readPage(pixels, (fraction) => post({ fraction }));
}

async function answer(request: TextRequest): Promise<TextAnswer> {
  if ('codes' in request) {
    prepareCodeReader(request.codes);
    return { isReady: true };
  }
  if ('models' in request) {
    reader = await TextReader.create(request.models);
    return { isReady: true };
  }
  const { pixels, content } = request;
  const { width, height } = pixels;
  const text = content === 'codes' ? { lines: [], turns: 0, width, height } : await readPage(pixels);
  return { page: { ...text, barcodes: await readCodes(turnPixels(pixels, text.turns)) } };
}

self.onmessage = ({ data }: MessageEvent<TextRequest>) => {
  answer(data).then(post, (error: unknown) => post({ failure: String(error) }));
};
