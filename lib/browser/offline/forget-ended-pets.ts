import { paths } from '@/lib/core/config/paths';
import { apiGet } from '../api/api-client';
import { listSavedPages, removeSavedPages } from '../storage/saved-pages';
import { isBelow } from './forget-page';
import { petIn } from './saved-html';
import { isOfAllPets } from './stale';

let checked: string | undefined;

export async function forgetEndedPets(userId: string): Promise<void> {
  if (checked === userId) return;
  checked = userId;
  const saved = new Set((await listSavedPages(userId)).flatMap(({ path }) => petIn(path) ?? []));
  if (saved.size === 0) return;
  const pets = await apiGet<{ id: string }[]>(`/api/users/${userId}/pets`);
  const seen = new Set(pets.map(({ id }) => id));
  const ended = [...saved].filter((id) => !seen.has(id));
  if (ended.length === 0) return;
  const ofEnded = ended.map((id) => isBelow(paths.pet(id)));
  await removeSavedPages(userId, (head) => isOfAllPets(head.path) || ofEnded.some((isOf) => isOf(head)));
}
