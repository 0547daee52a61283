import 'server-only';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { previewOfPixels } from '../media/images';

/** Longest edge in pixels that a page is drawn with. */
const EDGE = 1000;
const MAX_SECONDS = 10;

/** By its path: a bundle would hold neither the thread nor the library's WebAssembly. */
const worker = () => path.join(process.cwd(), 'lib/core/pdf/page-worker.mjs');

interface Drawn {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The end of a PDF, somewhere in it: one that was cut off while it was sent has none. */
export function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.lastIndexOf('%%EOF') > 0;
}

/**
 * The first page of a PDF as a WebP image; null for one that is broken, locked by a password, empty, or takes too long or
 * too much memory.
 */
export async function drawFirstPage(bytes: Uint8Array, { seconds = MAX_SECONDS } = {}): Promise<Buffer | null> {
  const thread = new Worker(worker(), {
    workerData: { bytes, edge: EDGE },
    // Nothing of ours is in its environment, and what it prints is nobody's business.
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
