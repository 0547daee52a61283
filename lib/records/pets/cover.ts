import { type PetCover, petCovers } from './vocabulary';

export function leastUsed(used: ReadonlyMap<PetCover, number>): PetCover {
  const count = (cover: PetCover) => used.get(cover) ?? 0;
  return petCovers.reduce((best, cover) => (count(cover) < count(best) ? cover : best));
}
