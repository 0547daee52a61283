/** @jest-environment jsdom */
import { requestPersistentStorage } from '@/lib/browser/storage/persistent-storage';

function browserWith(storage: { persisted: boolean; persist?: () => Promise<boolean> } | undefined) {
  const persist = jest.fn(storage?.persist ?? (async () => true));
  const value = storage && { persisted: async () => storage.persisted, persist };
  Object.defineProperty(navigator, 'storage', { value, configurable: true });
  return persist;
}

beforeEach(() => sessionStorage.clear());

test('R4.3 persistent storage is requested once per tab', async () => {
  const persist = browserWith({ persisted: false });
  await requestPersistentStorage();
  await requestPersistentStorage();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('R4.3 persistent storage is not requested if already granted', async () => {
  const persist = browserWith({ persisted: true });
  await requestPersistentStorage();
  expect(persist).not.toHaveBeenCalled();
});

test('R4.3 a browser that refuses or lacks persistent storage causes no error', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  browserWith({ persisted: false, persist: () => Promise.reject(new Error('no')) });
  await expect(requestPersistentStorage()).resolves.toBeUndefined();
  sessionStorage.clear();
  browserWith(undefined);
  await expect(requestPersistentStorage()).resolves.toBeUndefined();
});
