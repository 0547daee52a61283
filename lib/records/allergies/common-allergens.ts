export type CommonAllergen =
  | 'beef'
  | 'dairy'
  | 'chicken'
  | 'wheat'
  | 'fish'
  | 'pollen'
  | 'dustMites'
  | 'fleaBites'
  | 'insectBites'
  | 'hayDust';

const inhaledOrTouched = ['pollen', 'dustMites', 'fleaBites'] as const;

/** Foods: Mueller, Olivry, Prélaud, BMC Vet Res 2016;12:9, doi:10.1186/s12917-016-0633-8. The others are our choice. */
const bySpecies = new Map<string, readonly CommonAllergen[]>(
  Object.entries({
    dog: ['beef', 'dairy', 'chicken', 'wheat', ...inhaledOrTouched],
    cat: ['beef', 'fish', 'chicken', ...inhaledOrTouched],
    horse: ['insectBites', 'pollen', 'hayDust'],
  }),
);

/** Empty for species without suggestions. */
export function commonAllergensOf(type: string): readonly CommonAllergen[] {
  return bySpecies.get(type) ?? [];
}
