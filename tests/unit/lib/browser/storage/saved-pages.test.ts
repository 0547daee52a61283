import { IDBFactory } from 'fake-indexeddb';
import {
  deleteSavedPages,
  findHead,
  isSavingOff,
  listSavedPages,
  putSaved,
  removeSavedPages,
  renewSavedPages,
  type SavedHead,
  turnSaving,
} from '@/lib/browser/storage/saved-pages';
import { fakeLocks } from '@/tests/support/web-locks';

const isRemembered = jest.fn(() => true);
jest.mock('@/lib/browser/storage/remembered', () => ({ isRemembered: () => isRemembered() }));

const replacedGlobals = {
  indexedDB: globalThis.indexedDB,
  navigator: Object.getOwnPropertyDescriptor(globalThis, 'navigator'),
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  Object.defineProperty(globalThis, 'navigator', { value: { locks: fakeLocks() }, configurable: true });
});

afterAll(() => {
  globalThis.indexedDB = replacedGlobals.indexedDB;
  if (replacedGlobals.navigator) Object.defineProperty(globalThis, 'navigator', replacedGlobals.navigator);
});

const head: SavedHead = {
  path: '/home',
  kind: 'page',
  lang: 'en',
  savedAt: 1,
  build: 'b',
  bytes: 2,
  rank: 0,
  isStale: false,
  label: new ArrayBuffer(1),
};

const savePage = (isAllowed = async () => true) =>
  putSaved('ana', head, new ArrayBuffer(2), { isAllowed, choose: () => [] });
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

test('R12.5 reading or clearing saved pages creates no database', async () => {
  expect(await listSavedPages('ana')).toEqual([]);
  expect(await findHead('ana', '/home')).toBeNull();
  expect(await isSavingOff('ana')).toBe(false);
  await removeSavedPages('ana', () => true);
  await renewSavedPages('ana', 1);
  expect(await databases()).toEqual([]);
});

test('R12.5 saves a page for a user who is signed in', async () => {
  expect(await savePage()).toBe(true);
  expect(await listSavedPages('ana')).toEqual([head]);
  expect(await databases()).toEqual(['pawfolio-pages-ana']);
});

test('R12.5 saves nothing after a sign-out', async () => {
  expect(await savePage(async () => false)).toBe(false);
  isRemembered.mockReturnValueOnce(false);
  await turnSaving('ana', true);
  expect(await databases()).toEqual([]);
});

test('R12.5 deletes a page whose saving began before the sign-out', async () => {
  let isSignedIn = true;
  let answerRequest = () => {};
  const saving = savePage(() => {
    const now = isSignedIn;
    return new Promise((resolve) => {
      answerRequest = () => resolve(now);
    });
  });
  await Promise.resolve();
  isSignedIn = false;
  const deleting = deleteSavedPages();
  const late = savePage(async () => isSignedIn);
  // Long enough for a deletion to finish if it does not wait.
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  answerRequest();
  await Promise.all([saving, deleting]);
  expect(await late).toBe(false);
  expect(await databases()).toEqual([]);
});

test('R12.5 saves nothing while saving is turned off', async () => {
  await savePage();
  await turnSaving('ana', false);
  expect(await savePage()).toBe(false);
  expect(await listSavedPages('ana')).toEqual([]);
  await turnSaving('ana', true);
  expect(await savePage()).toBe(true);
});

test('R12.5 deletes the pages of everyone but the user who signed in', async () => {
  await savePage();
  await deleteSavedPages('bea');
  expect(await databases()).toEqual([]);
  await savePage();
  await deleteSavedPages('ana');
  expect(await listSavedPages('ana')).toHaveLength(1);
});
