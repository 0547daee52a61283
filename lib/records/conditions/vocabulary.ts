// Kept apart from the schema so that pages can import these without zod.

export const conditionStatuses = ['active', 'managed', 'resolved'] as const;
export type ConditionStatus = (typeof conditionStatuses)[number];

export const conditionLimits = { name: 120, note: 2000 } as const;
