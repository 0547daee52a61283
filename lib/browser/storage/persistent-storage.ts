/** Limits the request to once per tab, because browsers may prompt. */
const ASKED = 'storage-asked';

export async function requestPersistentStorage(): Promise<void> {
  const { storage } = navigator;
  if (!storage?.persist || sessionStorage.getItem(ASKED)) return;
  sessionStorage.setItem(ASKED, 'true');
  try {
    if (!(await storage.persisted())) await storage.persist();
  } catch (error) {
    console.info('could not request persistent storage', error);
  }
}
