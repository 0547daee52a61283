import { paths } from '@/lib/core/config/paths';
import { markSaved } from '../storage/saved-pages';
import { PETS, QUICK_ADD } from './plan';
import { petIn } from './saved-html';

const pagesByCollection = new Map<string, string>(Object.entries({ photos: 'social', conditions: 'allergies' }));
/** Lists that many pages of a pet show. A change makes all pages of the pet stale. */
const everywhere = /^(documents|photo|lost|members|handover)$/;

const pathsOfAllPets: readonly string[] = [paths.home, paths.pets, PETS, QUICK_ADD];
const named: readonly string[] = [paths.waiting, paths.receive];

export function isOfAllPets(path: string): boolean {
  return pathsOfAllPets.includes(path.replace(/\?.*/, ''));
}

function isTouched(path: string, petId: string, list: string | undefined): boolean {
  if (petIn(path) !== petId) return false;
  if (list === undefined || everywhere.test(list)) return true;
  if ([paths.pet(petId), paths.petHealth(petId), paths.petBrief(petId), `/api/pets/${petId}`].includes(path))
    return true;
  return path.includes(list) || path.includes(pagesByCollection.get(list) ?? list);
}

function markStale(petId: string | null, list?: string): Promise<void> {
  const isNamed = (path: string) => (petId === null || list === undefined) && named.includes(path);
  return markSaved((path) => isOfAllPets(path) || isNamed(path) || (petId !== null && isTouched(path, petId, list)));
}

export async function markStaleBy(path: string): Promise<void> {
  try {
    await markStale(petIn(path), path.split(/[/?]/)[4]);
  } catch (error) {
    console.info('could not renew the saved pages yet', error);
  }
}
