export const documentLimits = {
  bytes: 5 * 1024 * 1024,
  name: 120,
  perEntry: 10,
} as const;

export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

export const parentFields = ['vetRecordId', 'vaccinationId', 'medicationId', 'expenseId'] as const;
export type ParentField = (typeof parentFields)[number];

/** At most one parent entry. Empty if the document belongs to the pet as a whole. */
export type DocumentParent = Partial<Record<ParentField, string>>;
