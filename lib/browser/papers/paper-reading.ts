import type { PaperText } from '@/lib/core/paper/paper-text';

export interface PaperProgress {
  step: 'loading' | 'opening' | 'reading';
  /** From 0 to 1 within the step. */
  fraction: number;
}

export interface PaperReading extends PaperText {
  /** One picture per page, for the review. JPEG, upright, at most 2048 pixels wide or high. */
  pictures: Blob[];
  /** Pages of a PDF beyond the first 20, and pages that could not be drawn. */
  omittedPages: number;
}
