/** Rectangle on a page: fractions of its width and height, from the top left corner. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Line of text on a page, at most as wide as one column or table cell. */
export interface TextLine {
  text: string;
  region: Region;
  /** Counts from 1. */
  page: number;
  /** From 0 to 1. Always 1 for the text layer of a PDF. */
  confidence: number;
}

export interface Barcode {
  format: 'data-matrix' | 'qr' | 'code-128' | 'ean-13';
  /** Content as decoded. GS1 separators are U+001D. */
  text: string;
  region: Region;
  page: number;
}

/** Everything that was read from one file, before anyone decides what it means. */
export interface PaperText {
  lines: TextLine[];
  barcodes: Barcode[];
  /** Pixels of each page as it was read. */
  pages: { width: number; height: number }[];
}
