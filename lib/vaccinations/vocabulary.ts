// Apart from the schema, so that a page can name these without the library that checks them.

export const vaccinationLimits = { text: 120, antigens: 20, document: 500, reaction: 500, note: 2000 } as const;
