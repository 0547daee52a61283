/** A browser that asks its user for it does so once in a tab. */
const ASKED = 'storage-asked';

/**
 * Asks the browser to keep what is saved for this site when room is short: once there is something to keep. A browser that
 * refuses may still delete it; that is no failure.
 */
export async function requestPersistentStorage(): Promise<void> {
  const { storage } = navigator;
  if (!storage?.persist || sessionStorage.getItem(ASKED)) return;
  sessionStorage.setItem(ASKED, 'true');
  try {
    if (!(await storage.persisted())) await storage.persist();
  } catch (error) {
    console.info('the browser could not be asked to keep what is saved', error);
  }
}
