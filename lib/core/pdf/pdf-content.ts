import 'server-only';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { previewOfPixels } from '../media/images';

const EDGE = 1000;
const MAX_SECONDS = 10;
/** About 40 pages full of text. Bounds the rows of one file in the database. */
const MAX_TEXTS = { pages: 100, characters: 100_000 };

/** Loaded from its file, because a bundle would contain neither the worker nor the library's WebAssembly. */
const worker = () => path.join(process.cwd(), 'lib/core/pdf/page-worker.mjs');

interface Bitmap {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface PageText {
  /** Starts at 1. */
  number: number;
  text: string;
}

type WorkerMessage = { preview: Bitmap | null } | PageText;

export interface PdfContent {
  preview: Buffer | null;
  /** Pages that have a text layer. */
  texts: PageText[];
}

/** Number of bytes in which PDF readers look for the header (ISO 32000-1, appendix H). */
const HEADER_BYTES = 1024;
const OTHER_FORMAT = /^[\s\ufeff]*(?:<|GIF8|PK|MZ|%!PS|\{|#!)/;

/** Accepts text before the header, as mail gateways add it, unless that text is the start of another format. */
export function isPdf(bytes: Buffer): boolean {
  const start = bytes.subarray(0, HEADER_BYTES).indexOf('%PDF-');
  if (start <= 0) return start === 0;
  const before = bytes.subarray(0, start).toString('utf8');
  return !OTHER_FORMAT.test(before) && !/[^\P{C}\s\ufeff]|\ufffd/u.test(before);
}

export function isWholePdf(bytes: Buffer): boolean {
  return isPdf(bytes) && bytes.lastIndexOf('%%EOF') > 0;
}

/** Postgres stores no null characters. */
const cleanText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\s\0]+/g, ' ')
    .trim();

/** If the time runs out, returns what was read until then. */
export async function readPdfContent(bytes: Uint8Array, { seconds = MAX_SECONDS } = {}): Promise<PdfContent> {
  const thread = new Worker(worker(), {
    workerData: { bytes, edge: EDGE, texts: MAX_TEXTS },
    // The worker handles untrusted files, so it gets no secrets and no output.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const timer = setTimeout(() => void thread.terminate(), seconds * 1000);
  let bitmap: Bitmap | null = null;
  const texts: PageText[] = [];
  thread.on('message', (message: WorkerMessage) => {
    if ('preview' in message) bitmap = message.preview;
    else texts.push({ ...message, text: cleanText(message.text) });
  });
  try {
    await new Promise<void>((resolve) => {
      thread.once('error', () => resolve());
      thread.once('exit', () => resolve());
    });
    const preview = bitmap && (await previewOfPixels((bitmap as Bitmap).data, bitmap));
    return { preview, texts: texts.filter(({ text }) => text !== '') };
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
