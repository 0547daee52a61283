import 'server-only';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { previewOfPixels } from '../media/images';

const EDGE = 1000;
const MAX_SECONDS = 10;

/** Path of a file, because a bundle would contain neither the worker nor the library's WebAssembly. */
const worker = () => path.join(process.cwd(), 'lib/core/pdf/page-worker.mjs');

interface Drawn {
  data: Uint8Array;
  width: number;
  height: number;
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

export async function drawFirstPage(bytes: Uint8Array, { seconds = MAX_SECONDS } = {}): Promise<Buffer | null> {
  const thread = new Worker(worker(), {
    workerData: { bytes, edge: EDGE },
    // The worker handles untrusted files, so it gets no secrets and no output.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const timer = setTimeout(() => void thread.terminate(), seconds * 1000);
  try {
    const page = await new Promise<Drawn | null>((resolve) => {
      thread.once('message', resolve);
      thread.once('error', () => resolve(null));
      thread.once('exit', () => resolve(null));
    });
    return page && (await previewOfPixels(page.data, page));
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
