// Next bundles a module once per entry, and lib/server is outside of its bundles: globalThis is the only place they share.
globalThis.pawfolio ??= {};

/** Values of which a process has one. */
export const processWide = globalThis.pawfolio;
