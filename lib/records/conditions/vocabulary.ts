// Apart from the schema, so that a page can name these without the library that checks them.

export const conditionStatuses = ['active', 'managed', 'resolved'] as const;
export type ConditionStatus = (typeof conditionStatuses)[number];

export const conditionLimits = { name: 120, note: 2000 } as const;
