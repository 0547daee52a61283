import { type PetCover, petCovers } from './vocabulary';

export function leastUsed(usesByCover: ReadonlyMap<PetCover, number>): PetCover {
  const countUses = (cover: PetCover) => usesByCover.get(cover) ?? 0;
  return petCovers.reduce((best, cover) => (countUses(cover) < countUses(best) ? cover : best));
}
