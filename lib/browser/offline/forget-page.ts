import { rememberedUser } from '../storage/remembered';
import { removeSavedPage } from '../storage/saved-pages';

/** Lets the copies of a page and of those below it go, such as those of a pet that was deleted. A failure is only logged. */
export async function forgetPage(path: string): Promise<void> {
  const user = rememberedUser();
  if (!user || !('indexedDB' in globalThis)) return;
  try {
    await removeSavedPage(user.id, path);
  } catch (error) {
    console.info('a copy for offline reading stays', error);
  }
}
