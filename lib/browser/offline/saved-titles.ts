import { nowMs } from '@/lib/core/time/clock';
import { savedUsers } from '../storage/saved-database';
import { deleteLapsedPages, listSavedPages, type SavedHead } from '../storage/saved-pages';
import { openVault } from '../vault/vault';
import { openLabel } from './sealed-answer';

export type SavedTitle = Pick<SavedHead, 'path' | 'lang' | 'savedAt'> & { title: string };

export async function listTitles(userId: string): Promise<SavedTitle[]> {
  // Deletes them here as well, because browsers without a worker do not delete them otherwise.
  await deleteLapsedPages(nowMs());
  const vault = (await savedUsers()).includes(userId) ? await openVault(userId) : null;
  if (!vault) return [];
  const heads = (await listSavedPages(userId)).filter(({ kind, path }) => kind === 'page' && !path.startsWith('/help'));
  heads.sort((a, b) => a.rank - b.rank || b.savedAt - a.savedAt);
  return Promise.all(
    heads.map(async ({ path, lang, savedAt, label }) => {
      const { title } = await openLabel(vault, { label });
      return { path, lang, savedAt, title };
    }),
  );
}
