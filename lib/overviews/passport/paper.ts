// What stands on the paper, in finished words; how it is laid out is the business of who draws it.

export interface PaperFact {
  label: string;
  value: string;
}

export interface PaperRow {
  cells: readonly string[];
  /** Smaller, below the first cell. */
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
  /** That of the section of the EU passport. */
  number: string;
  title: string;
  facts?: readonly PaperFact[];
  table?: PaperTable;
  lists?: readonly PaperList[];
  /** Said in place of a table that has no rows, or below one that was cut. */
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
  /** Ornament. */
  lines: readonly [string, string];
  /** What nobody may overlook, above everything. */
  alerts: string[];
  sections: readonly PaperSection[];
  /** The link behind the code, and what it is. */
  code: { url: string; alt: string; text: string } | null;
  /** "Page 1 of 4" */
  pageOf: (page: number, pages: number) => string;
}
