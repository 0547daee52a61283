import { ReaderMissingError } from '@/lib/browser/papers/paper-problem';
import { isReaderStored, loadReaderFiles } from '@/lib/browser/papers/stored-reader';

jest.mock('@/lib/browser/papers/reader-files', () => ({
  readerFiles: { codes: 'https://pawfolio.test/codes.1.wasm', pdf: 'https://pawfolio.test/pdf.1.wasm' },
  textFiles: ['pdf'],
}));

const files = new Map<string, Response>();
const cache = {
  match: async (url: string) => files.get(url)?.clone(),
  put: async (url: string, response: Response) => void files.set(url, response),
  keys: async () => [...files.keys()].map((url) => ({ url })),
  delete: async ({ url }: { url: string }) => files.delete(url),
};
const reachable = jest.fn(async (_url: string) => new Response('bytes'));
const fractions: number[] = [];
const loadReader = (signal = new AbortController().signal) =>
  loadReaderFiles(['codes', 'pdf'], { onFraction: (fraction) => fractions.push(fraction), signal });

beforeEach(() => {
  files.clear();
  fractions.length = 0;
  reachable.mockClear();
  Object.assign(globalThis, {
    caches: { open: async () => cache },
    fetch: reachable,
    location: { href: 'https://pawfolio.test/' },
  });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('R16.20 stored models', () => {
  test('files are loaded once and then taken from the cache', async () => {
    expect(await isReaderStored()).toBe(false);
    await loadReader();
    expect(await isReaderStored()).toBe(true);
    const { codes } = await loadReader();

    expect(new TextDecoder().decode(codes)).toBe('bytes');
    expect(reachable).toHaveBeenCalledTimes(2);
    expect(fractions.length).toBeGreaterThan(0);
  });

  test('files of an earlier version are deleted', async () => {
    files.set('https://pawfolio.test/codes.0.wasm', new Response('old'));
    await loadReader();

    expect([...files.keys()]).toEqual(['https://pawfolio.test/codes.1.wasm', 'https://pawfolio.test/pdf.1.wasm']);
  });

  test('without a cache, files are loaded each time', async () => {
    Object.assign(globalThis, { caches: undefined });

    expect((await loadReader()).codes.byteLength).toBe(5);
    expect(await isReaderStored()).toBe(false);
  });

  test.each([
    ['offline', async () => Promise.reject(new TypeError('offline'))],
    ['an error of the server', async () => new Response('', { status: 503 })],
  ])('%s is a missing reader', async (_, answer) => {
    reachable.mockImplementationOnce(answer);

    await expect(loadReader()).rejects.toThrow(ReaderMissingError);
  });
});
