// Apart from the schema, so that a page can name these without the library that checks them.

export const weightLimits = { note: 2000 } as const;
export const weightUnits = ['kg', 'lb'] as const;
export type WeightUnit = (typeof weightUnits)[number];
/** In what a weight can be typed: small animals are weighed in grams, or in ounces. */
export const typedUnits = ['kg', 'g', 'lb', 'oz'] as const;
export type TypedUnit = (typeof typedUnits)[number];

/** How far back the chart goes. */
export const weightRanges = ['3m', '1y', 'all'] as const;
export type WeightRange = (typeof weightRanges)[number];

/** The range that an address asks for; a year when it asks for none. */
export function readRange(asked: unknown): WeightRange {
  return weightRanges.find((range) => range === asked) ?? '1y';
}

/** The scale of nine points of body condition (wellness.json, bcs9). */
export const conditionScores = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type ConditionScore = (typeof conditionScores)[number];

/** Of one import: rows, columns that are looked at, letters of its text, and of a cell that is no note. */
export const importLimits = { rows: 1000, columns: 50, text: 200_000, cell: 40 } as const;

/** The ideal scores (wellness.json, bcs9.ideal and rabbitHorse); types that are not here use other scales. */
const ideal = new Map<string, readonly [from: ConditionScore, to: ConditionScore]>([
  ['dog', [4, 5]],
  ['cat', [5, 5]],
  ['horse', [4, 6]],
]);

/** From which score to which a pet's body is ideal; null for a type that is not judged on this scale. */
export function idealScores(type: string): readonly [from: ConditionScore, to: ConditionScore] | null {
  return ideal.get(type) ?? null;
}
