/** Named like the folders of the API that restore them. */
export const deletedKinds = [
  'weights',
  'vaccinations',
  'vitals',
  'conditions',
  'allergies',
  'medications',
  'routines',
  'training',
  'sessions',
  'appointments',
  'vet-records',
  'photos',
  'documents',
] as const;
export type DeletedKind = (typeof deletedKinds)[number];

/** Days until the nightly sweep deletes an entry for good (lib/records/pets/jobs.ts). */
export const BIN_DAYS = 30;
