/** Kinds of entries that a table can hold. Costs belong to visits. */
export const tableKinds = [
  'weights',
  'vaccinations',
  'treatments',
  'medications',
  'vet-records',
  'appointments',
] as const;
export type TableKind = (typeof tableKinds)[number];
