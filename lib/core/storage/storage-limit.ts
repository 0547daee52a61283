/** What one member may keep: photos of the gallery and documents together, those in the bin included. */
export const STORAGE_LIMIT = { bytes: 500 * 1024 * 1024, files: 1000 } as const;
