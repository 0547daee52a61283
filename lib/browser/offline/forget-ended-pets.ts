import { paths } from '@/lib/core/config/paths';
import { apiGet } from '../api/api-client';
import { listSavedPages, removeSavedPage } from '../storage/saved-pages';

/** Show all pets together. */
const OVERVIEWS = [paths.home, paths.pets];

const petIn = (path: string) => /^\/pets\/([0-9a-f-]{36})/.exec(path)?.[1];

let checked: string | undefined;

/** Once per load of the app: copies of pets that the user no longer sees go from this device. */
export async function forgetEndedPets(userId: string): Promise<void> {
  if (checked === userId) return;
  checked = userId;
  const saved = new Set((await listSavedPages(userId)).flatMap(({ path }) => petIn(path) ?? []));
  if (saved.size === 0) return;
  const pets = await apiGet<{ id: string }[]>(`/api/users/${userId}/pets`);
  const seen = new Set(pets.map(({ id }) => id));
  const ended = [...saved].filter((id) => !seen.has(id));
  if (ended.length === 0) return;
  for (const path of [...ended.map(paths.pet), ...OVERVIEWS]) await removeSavedPage(userId, path);
}
