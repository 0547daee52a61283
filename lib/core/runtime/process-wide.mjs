// Next bundles a module once per entry, and lib/server is outside of its bundles: globalThis is the only place they share.
globalThis.pawfolio ??= {};

export const processWide = globalThis.pawfolio;
