import { ReaderMissingError, ReadingCanceledError } from './paper-problem';
import type { PaperProgress, PaperReading } from './paper-reading';

export type { PaperProgress, PaperReading } from './paper-reading';

export interface ReadingOptions {
  onProgress: (progress: PaperProgress) => void;
  signal: AbortSignal;
}

const hasWebAssembly = () => typeof WebAssembly !== 'undefined' && typeof Worker !== 'undefined';

async function loadReader() {
  try {
    return await import('./paper-reader');
  } catch (error) {
    console.info('the reader of papers could not be loaded', error);
    throw new ReaderMissingError();
  }
}

/**
 * Reads text and barcodes of a photo (at most 50 MB) or PDF (25 MB, the first 20 pages) in this browser. The first call
 * loads the reader (about 31 MB for photos and scans, 5 MB for other PDFs).
 * @throws ReadingCanceledError, ReaderMissingError, PaperUnreadableError
 */
export async function readPaper(file: Blob, { onProgress, signal }: ReadingOptions): Promise<PaperReading> {
  if (signal.aborted) throw new ReadingCanceledError();
  if (!hasWebAssembly()) throw new ReaderMissingError();
  const { PaperReader } = await loadReader();
  const reader = new PaperReader({ onProgress, signal });
  try {
    return await new Promise<PaperReading>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new ReadingCanceledError()), { once: true });
      reader.read(file).then(resolve, reject);
    });
  } finally {
    reader.terminate();
  }
}

export type ReaderState = 'ready' | 'needs download' | 'missing';

/** Finds out if the reader of photos is stored on this device. 'missing' if the browser has no WebAssembly. */
export async function findReaderState(): Promise<ReaderState> {
  if (!hasWebAssembly()) return 'missing';
  const { isReaderStored } = await import('./stored-reader');
  return (await isReaderStored()) ? 'ready' : 'needs download';
}
