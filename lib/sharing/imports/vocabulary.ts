export interface ImportSummary {
  id: string;
  /** Null for pasted rows. */
  fileName: string | null;
  createdAt: string;
  entries: number;
  files: number;
  entriesAdded: number;
  filesAdded: number;
  isUndone: boolean;
  /** Rows that an undo still has to look at. */
  rest: number;
  /** Rows that an undo left in place. */
  remaining: number;
  /** Pet and collection of the entries of a table. Null for an export, and once it is undone. */
  table: { petId: string; collection: string } | null;
}

export interface UndoAnswer {
  rest: number;
  remaining: number;
}
