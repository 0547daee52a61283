// Apart from the schema, so that a page can name these without the library that checks them.

export const severities = ['mild', 'moderate', 'severe'] as const;
export type Severity = (typeof severities)[number];

/** Lengths of texts; `perPet` is also what every comparison and banner reads, so that none is left out. */
export const allergyLimits = { allergen: 120, reaction: 200, note: 2000, perPet: 200 } as const;
