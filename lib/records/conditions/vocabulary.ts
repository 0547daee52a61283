export const conditionStatuses = ['active', 'managed', 'resolved'] as const;
export type ConditionStatus = (typeof conditionStatuses)[number];

export const conditionLimits = { name: 120, note: 2000 } as const;
