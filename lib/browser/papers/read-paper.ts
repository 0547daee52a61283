import type { PaperText } from '@/lib/core/paper/paper-text';
import { ReaderMissingError } from './paper-problem';

export interface PaperProgress {
  step: 'loading' | 'opening' | 'reading';
  /** From 0 to 1 within the step. */
  fraction: number;
}

export interface PaperReading extends PaperText {
  /** One picture per page, for the review. JPEG, upright, at most 2048 pixels wide or high. */
  pictures: Blob[];
  /** Pages of a PDF beyond the limit. */
  omittedPages: number;
}

export interface ReadingOptions {
  onProgress: (progress: PaperProgress) => void;
  signal: AbortSignal;
}

/**
 * Reads text and barcodes of a photo or PDF in this browser. The first call loads the reader (about 30 MB).
 * @throws ReadingCancelledError, ReaderMissingError, PaperUnreadableError
 */
export async function readPaper(_file: Blob, _options: ReadingOptions): Promise<PaperReading> {
  throw new ReaderMissingError();
}

export type ReaderState = 'ready' | 'needs download' | 'missing';

/** Finds out if the reader is stored on this device. 'missing' if the browser has no WebAssembly. */
export async function findReaderState(): Promise<ReaderState> {
  return 'missing';
}
