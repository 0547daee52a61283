export interface ImportSummary {
  id: string;
  fileName: string | null;
  createdAt: string;
  entries: number;
  files: number;
  entriesAdded: number;
  filesAdded: number;
  isUndone: boolean;
  /** Rows that an undo still has to look at. */
  rest: number;
  remaining: number;
  /** Pet and collection of the entries of a table. Null for an export, and once it is undone. */
  table: { petId: string; collection: string } | null;
}

export interface UndoAnswer {
  rest: number;
  remaining: number;
}
