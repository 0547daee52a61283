/** Days until the nightly sweep deletes an entry for good (lib/records/pets/jobs.ts). */
export const BIN_DAYS = 30;
