/** Limit per member for gallery and documents together, including the bin. */
export const STORAGE_LIMIT = { bytes: 500 * 1024 * 1024, files: 1000 } as const;
