import { fold } from '@/lib/core/text/fold';
import breedSizes from './data/dog-sizes.json';
import wellness from './data/wellness.json';

export type DogSize = 'T' | 'S' | 'M' | 'L' | 'G';

export const dogSizes = ['T', 'S', 'M', 'L', 'G'] as const;

export function sizeOfBreed(breed: string | null): DogSize | null {
  if (!breed) return null;
  const name = fold(breed);
  return dogSizes.find((size) => breedSizes.sizes[size].includes(name)) ?? null;
}

export function isGiantDog({ type, breed }: { type: string; breed: string | null }): boolean {
  return type === 'dog' && sizeOfBreed(breed) === 'G';
}

/** Source: breeds.json, fields.size. */
export function sizeOfWeight(grams: number): DogSize {
  return dogSizes.find((size) => grams < wellness.dogSizes[size].below) ?? 'G';
}

/** The adult weight in grams decides, else the breed. An overweight dog is at most one class above its breed. */
export function dogSize(breed: string | null, adultGrams: number | null): DogSize | null {
  const breedSize = sizeOfBreed(breed);
  if (adultGrams === null) return breedSize;
  const weightSize = sizeOfWeight(adultGrams);
  if (!breedSize) return weightSize;
  return dogSizes[Math.min(dogSizes.indexOf(weightSize), dogSizes.indexOf(breedSize) + 1)] ?? weightSize;
}
