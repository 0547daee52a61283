/** Number of newest weights or vitals that charts, trends and alerts use: a daily one for a year. */
export const JUDGED_READINGS = 400;

export const weightLimits = { note: 2000 } as const;
export const typedUnits = ['kg', 'g', 'lb', 'oz'] as const;
export type TypedUnit = (typeof typedUnits)[number];

export const weightRanges = ['3m', '1y', 'all'] as const;
export type WeightRange = (typeof weightRanges)[number];

export function readRange(value: unknown): WeightRange {
  return weightRanges.find((range) => range === value) ?? '1y';
}

/** Nine-point scale of body condition (wellness.json, bcs9). */
export const conditionScores = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type ConditionScore = (typeof conditionScores)[number];

/** Columns of a table that an import reads. */
export const MAX_IMPORT_COLUMNS = 50;

/** wellness.json, bcs9.ideal and rabbitHorse. Other species use other scales. */
const ideal = new Map<string, readonly [from: ConditionScore, to: ConditionScore]>([
  ['dog', [4, 5]],
  ['cat', [5, 5]],
  ['horse', [4, 6]],
]);

export function idealScores(type: string): readonly [from: ConditionScore, to: ConditionScore] | null {
  return ideal.get(type) ?? null;
}
