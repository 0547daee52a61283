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
  note?: string | null;
}

export interface PassportPaper {
  title: string;
  notice: string;
  explanation: string;
  name: string;
  kind: string;
  photoAlt: string;
  lines: readonly [string, string];
  alerts: string[];
  sections: readonly PaperSection[];
  code: { url: string; alt: string; text: string } | null;
  pageOf: (page: number, pages: number) => string;
}
