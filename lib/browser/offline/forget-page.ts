import { rememberedUser } from '../storage/remembered';
import { removeSavedPages, type SavedHead } from '../storage/saved-pages';

export function isBelow(page: string): (head: Pick<SavedHead, 'path'>) => boolean {
  const all = [page, `/api${page}`];
  return ({ path }) => all.some((one) => path === one || path.startsWith(`${one}/`) || path.startsWith(`${one}?`));
}

export async function forgetPage(path: string): Promise<void> {
  const user = rememberedUser();
  if (!user || !('indexedDB' in globalThis)) return;
  try {
    await removeSavedPages(user.id, isBelow(path));
  } catch (error) {
    console.info('could not delete a saved page', error);
  }
}
