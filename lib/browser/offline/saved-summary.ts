import { rememberedUser } from '../storage/remembered';
import { savedUsers } from '../storage/saved-database';
import { isSavingOff, listSavedPages, turnSaving } from '../storage/saved-pages';
import { petIn } from './saved-html';

export interface SavedSummary {
  bytes: number;
  pets: number;
  /** Milliseconds since the epoch; null if nothing is saved. */
  newest: number | null;
  isOff: boolean;
}

export async function savedSummary(): Promise<SavedSummary> {
  const userId = rememberedUser()?.id;
  if (userId === undefined || !(await savedUsers()).includes(userId))
    return { bytes: 0, pets: 0, newest: null, isOff: false };
  const heads = await listSavedPages(userId);
  let [bytes, newest] = [0, 0];
  for (const head of heads) {
    bytes += head.bytes;
    newest = Math.max(newest, head.savedAt);
  }
  const pets = new Set(heads.flatMap(({ kind, path }) => (kind === 'page' ? (petIn(path) ?? []) : [])));
  return { bytes, pets: pets.size, newest: newest || null, isOff: await isSavingOff(userId) };
}

export async function clearSaved(): Promise<void> {
  const user = rememberedUser();
  if (user) await turnSaving(user.id, false);
}
