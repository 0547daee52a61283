export const fedSpecies = ['dog', 'cat'] as const;
export type FedSpecies = (typeof fedSpecies)[number];

export function fedSpeciesOf(type: string): FedSpecies | null {
  return fedSpecies.find((one) => one === type) ?? null;
}

const dogFactors = [
  ...(['neutered', 'intact', 'inactive', 'senior'] as const),
  ...(['workLight', 'workModerate', 'workHeavy'] as const),
  ...(['puppyYoung', 'puppyOlder', 'pregnant', 'nursing', 'weightLoss'] as const),
] as const;
const catFactors = [
  ...(['neutered', 'intact', 'inactive', 'active', 'senior'] as const),
  ...(['kitten', 'pregnant', 'nursing', 'weightLoss'] as const),
] as const;

export type FactorId = (typeof dogFactors)[number] | (typeof catFactors)[number];

export function factorsOf(species: FedSpecies): readonly FactorId[] {
  return species === 'dog' ? dogFactors : catFactors;
}

export const sourceIds = ['merck', 'aaha', 'clinician', 'knowt', 'calculattor', 'movma', 'recalled'] as const;
export type SourceId = (typeof sourceIds)[number];

/** How a bag states its energy. */
export const densityUnits = ['100g', 'kg', 'cup'] as const;
export type DensityUnit = (typeof densityUnits)[number];

export const mealCounts = [1, 2, 3, 4, 5, 6] as const;
