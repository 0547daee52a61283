// Next bundles a module once per entry, and lib/server is outside its bundles. They only share globalThis.
globalThis.pawfolio ??= {};

export const processWide = globalThis.pawfolio;
