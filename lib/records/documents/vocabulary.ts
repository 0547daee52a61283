// Apart from the schema, so that a page can name these without the library that checks them.

export const documentLimits = {
  /** Of one file. */
  bytes: 5 * 1024 * 1024,
  /** Characters, with the ending. */
  name: 120,
  /** Files of one visit, vaccination or medication. */
  perEntry: 10,
} as const;

/** What the server reads, by the names that browsers give it. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/** What a document may belong to: the field that holds its id. */
export const parentFields = ['vetRecordId', 'vaccinationId', 'medicationId'] as const;
export type ParentField = (typeof parentFields)[number];

/** The one entry that a document belongs to, or none: then it is of the pet as a whole. */
export type DocumentParent = Partial<Record<ParentField, string>>;
