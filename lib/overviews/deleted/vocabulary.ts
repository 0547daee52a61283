/** Days until the nightly sweep permanently deletes an entry (lib/records/pets/jobs.ts). */
export const BIN_DAYS = 30;
