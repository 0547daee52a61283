import breedSizes from './data/dog-sizes.json';
import wellness from './data/wellness.json';

/** Tiny, small, medium, large, giant. */
export type DogSize = 'T' | 'S' | 'M' | 'L' | 'G';

const sizes = ['T', 'S', 'M', 'L', 'G'] as const;

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The class of a breed by its English or Spanish name; null for one that is not in the list. */
export function sizeOfBreed(breed: string | null): DogSize | null {
  if (!breed) return null;
  const name = fold(breed);
  return sizes.find((size) => breedSizes.sizes[size].includes(name)) ?? null;
}

/** The class of an adult weight in grams (breeds.json, fields.size). */
export function sizeOfWeight(grams: number): DogSize {
  return sizes.find((size) => grams < wellness.dogSizes[size].below) ?? 'G';
}

/**
 * The class of a dog: of its adult weight ("the pet's real weight wins"), except where that is not known, as of a
 * puppy; then of its breed. A dog too heavy for its breed's class has not become another dog: one class more at most.
 * @param adultGrams usual weight as an adult, or null
 */
export function dogSize(breed: string | null, adultGrams: number | null): DogSize | null {
  const bred = sizeOfBreed(breed);
  if (adultGrams === null) return bred;
  const weighed = sizeOfWeight(adultGrams);
  if (!bred) return weighed;
  return sizes[Math.min(sizes.indexOf(weighed), sizes.indexOf(bred) + 1)] ?? weighed;
}
