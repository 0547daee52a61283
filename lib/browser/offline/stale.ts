import { paths } from '@/lib/core/config/paths';
import { markSaved } from '../storage/saved-pages';
import { PETS } from './plan';
import { petIn } from './saved-html';

/** Pages that show a list under another name. */
const pagesByCollection = new Map<string, string>(Object.entries({ photos: 'social', conditions: 'allergies' }));
/** Shown on many pages of a pet, so that all of them change. */
const everywhere = /^(documents|photo|lost|members|handover)$/;

export const pathsOfAllPets: readonly string[] = [paths.home, paths.pets, PETS, '/api/quick-add'];
/** Show no more of a pet than its name and portrait. */
const named: readonly string[] = [paths.waiting, paths.receive];

function isTouched(path: string, petId: string, list: string | undefined): boolean {
  if (petIn(path) !== petId) return false;
  if (list === undefined || everywhere.test(list)) return true;
  if ([paths.pet(petId), paths.petHealth(petId), paths.petBrief(petId), `/api/pets/${petId}`].includes(path))
    return true;
  return path.includes(list) || path.includes(pagesByCollection.get(list) ?? list);
}

/**
 * After a write: what is saved of this pet is fetched anew before its day is over.
 *
 * @param petId null for a new pet
 * @param list what was written to, as in its address, such as `weights`; all pages of the pet without it
 */
function markStale(petId: string | null, list?: string): Promise<void> {
  const stalePages = petId === null || list === undefined ? [...pathsOfAllPets, ...named] : pathsOfAllPets;
  return markSaved((path) => stalePages.includes(path) || (petId !== null && isTouched(path, petId, list)));
}

/** @param path of the API, that was written to */
export async function markStaleBy(path: string): Promise<void> {
  try {
    await markStale(petIn(path), path.split(/[/?]/)[4]);
  } catch (error) {
    console.info('saved pages are renewed later', error);
  }
}
