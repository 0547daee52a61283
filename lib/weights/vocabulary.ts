// Apart from the schema, so that a page can name these without the library that checks them.

export const weightLimits = { note: 2000 } as const;
/** vitals.json, plausibility: what any animal of the product can weigh, in grams. */
export const gramsRange = { min: 1, max: 1_200_000 } as const;
