import type { StampShape, StampState } from '@/lib/records/vaccinations/stamp';

export interface PaperFact {
  label: string;
  value: string;
}

export interface PaperRow {
  cells: readonly string[];
  notes: readonly string[];
  warns?: number | null;
}

export interface PaperTable {
  head: readonly string[];
  rows: readonly PaperRow[];
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
  words: readonly string[];
  isEstimated: boolean;
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
  heading: string;
  stamps: readonly PaperStamp[];
  stampsAlt: string;
  notice: string;
  printed: string;
  explanation: string;
  name: string;
  kind: string;
  photoAlt: string;
  lines: readonly [string, string];
  alerts: string[];
  sections: readonly PaperSection[];
  code: { url: string; alt: string; text: string } | null;
  /** Text beside the code: what it proves and what it does not. */
  signed: { url: string; alt: string; title: string; texts: readonly string[] } | null;
  pageOf: (page: number, pages: number) => string;
}
