// Finished texts, independent of layout.

import type { StampShape, StampState } from '@/lib/records/vaccinations/stamp';

export interface PaperFact {
  label: string;
  value: string;
}

export interface PaperRow {
  cells: readonly string[];
  notes: readonly string[];
  /** The index of a cell that is a warning. */
  warns?: number | null;
}

export interface PaperTable {
  head: readonly string[];
  rows: readonly PaperRow[];
  /** Shares of the width. */
  widths?: readonly number[];
}

export interface PaperStamp {
  shape: StampShape;
  state: StampState;
  /** Degrees. */
  tilt: number;
  name: string;
  date: string;
  clinic: string;
  /** At most three lines. */
  words: readonly string[];
  /** The outline is dashed. */
  isEstimated: boolean;
  /** The status in one sentence. */
  sentence: string;
}

export interface PaperList {
  title: string;
  items: readonly string[];
}

export interface PaperSection {
  number: string;
  title: string;
  facts?: readonly PaperFact[];
  table?: PaperTable;
  lists?: readonly PaperList[];
  note?: string | null;
}

export interface PassportPaper {
  title: string;
  /** As on the cover of a passport. */
  heading: string;
  number: string | null;
  stamps: readonly PaperStamp[];
  stampsAlt: string;
  notice: string;
  explanation: string;
  name: string;
  kind: string;
  photoAlt: string;
  lines: readonly [string, string];
  alerts: string[];
  sections: readonly PaperSection[];
  code: { url: string; alt: string; text: string } | null;
  /** Beside its code: what it proves and what not. */
  signed: { url: string; alt: string; title: string; texts: readonly string[] } | null;
  pageOf: (page: number, pages: number) => string;
}
