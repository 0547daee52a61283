import { rememberedUser } from '../storage/remembered';
import { removeSavedPage } from '../storage/saved-pages';

export async function forgetPage(path: string): Promise<void> {
  const user = rememberedUser();
  if (!user || !('indexedDB' in globalThis)) return;
  try {
    await removeSavedPage(user.id, path);
  } catch (error) {
    console.info('a copy for offline reading stays', error);
  }
}
