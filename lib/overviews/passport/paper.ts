// Finished texts, independent of layout.

export interface PaperFact {
  label: string;
  value: string;
}

export interface PaperRow {
  cells: readonly string[];
  notes: readonly string[];
}

export interface PaperTable {
  head: readonly string[];
  rows: readonly PaperRow[];
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
  /** In place of an empty table, or below one that was cut. */
  note?: string | null;
}

export interface PassportPaper {
  title: string;
  /** "Not an official travel document", on every page. */
  notice: string;
  /** Why sections are missing. */
  explanation: string;
  name: string;
  /** "Dog, Beagle" */
  kind: string;
  photoAlt: string;
  lines: readonly [string, string];
  /** On top, whatever the sections. */
  alerts: string[];
  sections: readonly PaperSection[];
  code: { url: string; alt: string; text: string } | null;
  /** "Page 1 of 4" */
  pageOf: (page: number, pages: number) => string;
}
