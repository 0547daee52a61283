import type { PaperText } from '@/lib/core/paper/paper-text';
import type { PaperFacts } from './paper-facts';

/** Accents and spaces do not count, because the model knows only some accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s]/g, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase();

export interface TextScore {
  /** Printed values. */
  values: number;
  found: number;
  missing: string[];
  codes: number;
  codesFound: number;
}

/** Counts the printed values that are part of a line. A batch also counts if a barcode contains it. */
export function scoreText(paper: PaperText, facts: PaperFacts, hasCodes: boolean): TextScore {
  const lines = paper.lines.map(({ text }) => plain(text));
  const values = [
    ...[facts.microchip, facts.passport, facts.born],
    ...facts.rows.flatMap(({ product, batch, given, valid }) => [product, batch, given, valid]),
  ];
  const missing = values.filter((value) => !lines.some((line) => line.includes(plain(value))));
  const codesFound = facts.rows.filter(({ batch }) => paper.barcodes.some(({ text }) => text.includes(batch))).length;
  return {
    ...{ values: values.length, found: values.length - missing.length, missing },
    codes: hasCodes ? facts.rows.length : 0,
    codesFound: hasCodes ? codesFound : 0,
  };
}
