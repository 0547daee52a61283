export const importKinds = ['pets', 'table', 'photos', 'papers'] as const;

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
  /** Filled in fields of the profile. False once undone. */
  fillsProfile: boolean;
  kind: (typeof importKinds)[number];
  /** Pet and collection of one imported row. An export can have several. Null once no rows are left. */
  petId: string | null;
  collection: string | null;
}

/** An import that a file of the same name continues. */
export type EarlierImport = Pick<ImportSummary, 'id' | 'fileName' | 'entriesAdded' | 'filesAdded'>;

export interface UndoAnswer {
  rest: number;
  remaining: number;
}
