import { Program } from '@/lib/browser/offline/program';

const users: string[] = [];
const heads: { kind: string; build: string }[] = [];
jest.mock('@/lib/browser/storage/saved-database', () => ({ savedUsers: async () => users }));
const whileListing = jest.fn();
jest.mock('@/lib/browser/storage/saved-pages', () => ({
  listSavedPages: async () => {
    const listedHeads = [...heads];
    whileListing();
    return listedHeads;
  },
}));

const ORIGIN = 'https://pawfolio.test';
const path = (name: string) => `/_next/static/chunks/${name}.js`;
const chunk = (name: string) => ORIGIN + path(name);
const cachedFiles = new Map<string, string>();
let running = 0;
let most = 0;
let requestedPaths: string[] = [];
let brokenPaths: string[] = [];

const cache = {
  match: async (key: string) => cachedFiles.get(key),
  put: async (key: string) => void cachedFiles.set(key, key),
  keys: async () => [...cachedFiles.keys()].map((url) => ({ url })),
  delete: async ({ url }: { url: string }) => cachedFiles.delete(url),
};

beforeEach(() => {
  for (const list of [users, heads]) list.length = 0;
  cachedFiles.clear();
  [running, most, requestedPaths, brokenPaths] = [0, 0, [], []];
  const storage = { open: async () => cache, keys: async () => ['shell'], delete: async () => true };
  Object.defineProperty(globalThis, 'caches', { value: storage, configurable: true });
  global.fetch = jest.fn(async (url: string) => {
    requestedPaths.push(url);
    running += 1;
    most = Math.max(most, running);
    await new Promise((later) => setTimeout(later, 1));
    running -= 1;
    return { ok: !brokenPaths.includes(url), status: 503 };
  }) as unknown as typeof fetch;
});

function buildProgram(name: string, members: readonly string[], first: readonly string[] = []): Program {
  const files = [`webpack-${name}`, `layout-${name}`].map((file) => ({ url: path(file), revision: null }));
  const pages = members.map((file) => ({ url: path(file), revision: null, member: true, first: first.includes(file) }));
  return new Program([...files, ...pages], ORIGIN);
}

const page = (start: string) => ({ kind: 'page', build: path(`webpack-${start}`) });

test('R12.8 files for forms are stored first, a few at a time', async () => {
  const files = Array.from({ length: 30 }, (_, index) => `file-${index}`);
  await buildProgram('one', files, ['file-29', 'file-7']).fillMembers();
  expect(requestedPaths.slice(0, 3)).toEqual(['file-7', 'file-29', 'file-0'].map(chunk));
  expect(requestedPaths).toHaveLength(30);
  expect(most).toBe(6);
});

test('R12.8 a failed file does not block the others', async () => {
  const program = buildProgram('one', ['form', 'page', 'other']);
  brokenPaths = [chunk('form')];
  await expect(program.fillMembers()).rejects.toThrow('503');
  expect([...cachedFiles.keys()]).toEqual([chunk('page'), chunk('other')]);

  [brokenPaths, requestedPaths] = [[], []];
  await program.fillMembers();
  expect(requestedPaths).toEqual([chunk('form')]);
});

test('R12.10 stored messages are served when the network hangs', async () => {
  const words = '/messages/en/waitingSign.json';
  const program = new Program([{ url: words, revision: '1' }], ORIGIN);
  await program.fill();
  global.fetch = jest.fn(() => new Promise(() => undefined)) as unknown as typeof fetch;
  expect(await program.answer({ url: ORIGIN + words } as Request, 10)).toBe(`${ORIGIN}${words}?revision=1`);
});

test('R12.9 an update stores forms with the shell if pages are saved', async () => {
  users.push('ana');
  await buildProgram('two', ['form-two']).fill();
  expect([...cachedFiles.keys()]).toEqual(['webpack-two', 'layout-two', 'form-two'].map(chunk));
});

test('R12.9 an update with missing files fails', async () => {
  users.push('ana');
  brokenPaths = [chunk('form-two')];
  await expect(buildProgram('two', ['form-two']).fill()).rejects.toThrow('503');
});

test('R12.9 files of the old build stay while its pages are saved', async () => {
  users.push('ana');
  await buildProgram('one', ['form-one']).fill();
  heads.push(page('one'), page('two'));
  const updatedProgram = buildProgram('two', ['form-two']);
  await updatedProgram.fill();
  await updatedProgram.sweep();
  expect([...cachedFiles.keys()]).toContain(chunk('form-one'));
  expect(await updatedProgram.find(chunk('webpack-one'))).toBe(chunk('webpack-one'));

  heads.shift();
  await updatedProgram.sweep();
  expect([...cachedFiles.keys()]).toEqual(['webpack-two', 'layout-two', 'form-two'].map(chunk));
});

test('R12.9 a file stored during a sweep is not deleted', async () => {
  users.push('ana');
  const updatedProgram = buildProgram('two', ['form-two']);
  await updatedProgram.fill();
  whileListing.mockImplementationOnce(() => cachedFiles.set(chunk('webpack-one'), ''));
  await updatedProgram.sweep();
  expect([...cachedFiles.keys()]).toContain(chunk('webpack-one'));
});
