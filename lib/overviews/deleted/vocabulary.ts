/** What an entry of the bin was: the folder of the API below a pet that brings it back. */
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

/** After this time the nightly sweep removes an entry for good, in days (lib/records/pets/jobs.ts). */
export const BIN_DAYS = 30;
