export const documentLimits = {
  bytes: 5 * 1024 * 1024,
  name: 120,
  perEntry: 10,
  /** Entries that one uploaded file can belong to. */
  entries: 20,
} as const;

export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

export const parentFields = ['vetRecordId', 'vaccinationId', 'medicationId'] as const;
export type ParentField = (typeof parentFields)[number];

/** At most one parent entry. Empty if the document belongs to the pet as a whole. */
export type DocumentParent = Partial<Record<ParentField, string>>;

/** Parent of an upload. The ids of more vaccinations that get the same file are separated by commas. */
export type UploadParent = DocumentParent & { otherVaccinationIds?: string };
