import { isForeign, isShare, listenToShares, receiveShare } from '@/lib/browser/offline/share-target';
import { storeReceived } from '@/lib/browser/received/received-files';
import { fetchVault, findOpenedUserId } from '@/lib/browser/vault/vault';

jest.mock('@/lib/browser/received/received-files', () => ({ storeReceived: jest.fn() }));
jest.mock('@/lib/browser/vault/vault', () => ({ fetchVault: jest.fn(), findOpenedUserId: jest.fn() }));

const storeFiles = jest.mocked(storeReceived);
const vault = { seal: jest.fn(), open: jest.fn() };
const aFile = (type: string, content = 'x') => new File([content], 'shared', { type });

function sharedRequest(...files: (File | string)[]): Request {
  const body = new FormData();
  for (const file of files) body.append('files', file);
  return new Request('https://pawfolio.test/pets/receive', { method: 'POST', body });
}

async function answerRequest(request: Request): Promise<string> {
  const { status, headers } = await receiveShare(request);
  return `${status} ${headers.get('location')?.replace('https://pawfolio.test', '')}`;
}

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(globalThis, { self: { location: { origin: 'https://pawfolio.test' } } });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.mocked(findOpenedUserId).mockResolvedValue('ana');
  jest.mocked(fetchVault).mockResolvedValue(vault);
  storeFiles.mockResolvedValue(true);
  global.fetch = jest.fn(async () => Response.json({ error: 'Authentication required' }, { status: 401 }));
});

test.each([
  ['POST', 'navigate', '/pets/receive', true],
  ['GET', 'navigate', '/pets/receive', false],
  ['POST', 'cors', '/pets/receive', false],
  ['POST', 'navigate', '/pets', false],
])('R12.6 %s by %s to %s counts as a share: %s', (method, mode, path, share) => {
  expect(isShare({ method, mode: mode as RequestMode, url: `https://pawfolio.test${path}` })).toBe(share);
});

test.each([
  [{ 'sec-fetch-site': 'none' }, '', false],
  [{ 'sec-fetch-site': 'same-origin' }, 'https://pawfolio.test/home', false],
  [{ 'sec-fetch-site': 'cross-site' }, '', true],
  [{ 'sec-fetch-site': 'same-site' }, '', true],
  [{}, '', false],
  [{}, 'about:client', false],
  [{ origin: 'null' }, '', false],
  [{ origin: 'https://evil.example' }, '', true],
  [{}, 'https://evil.example/form', true],
  [{}, 'https://pawfolio.test/home', false],
])('R12.6 a form with %j from “%s” comes from another site: %p', (headers, referrer, foreign) => {
  expect(isForeign({ headers: new Headers(headers as Record<string, string>), referrer })).toBe(foreign);
});

test('R12.6 a form posted by another site is not read', async () => {
  let hears: (event: { request: object; respondWith: (answer: Response) => void }) => void = () => undefined;
  Object.assign(self, { addEventListener: (_: string, listener: typeof hears) => (hears = listener) });
  listenToShares();
  const url = 'https://pawfolio.test/pets/receive';
  const headers = new Headers({ 'sec-fetch-site': 'cross-site' });
  const formData = jest.fn();
  const respondWith = jest.fn();
  hears({ request: { url, method: 'POST', mode: 'navigate', headers, referrer: '', formData }, respondWith });

  expect(respondWith.mock.calls[0]?.[0].headers.get('location')).toBe(`${url}?problem=failed`);
  expect(formData).not.toHaveBeenCalled();
});

test('R12.6 photos and PDFs are stored, other files are left out', async () => {
  const sentRequest = sharedRequest(
    aFile('image/heic'),
    aFile('application/pdf'),
    aFile('text/html'),
    aFile('image/png', ''),
    'text',
  );
  expect(await answerRequest(sentRequest)).toBe('303 /pets/receive');
  const [userId, , files = []] = storeFiles.mock.calls[0] ?? [];
  expect([userId, files.map(({ type }) => type)]).toEqual(['ana', ['image/heic', 'application/pdf']]);
});

test('R12.6 a worker without a user asks the server', async () => {
  jest.mocked(findOpenedUserId).mockResolvedValue(null);
  global.fetch = jest.fn(async () => Response.json({ id: 'ben' }));
  expect(await answerRequest(sharedRequest(aFile('image/png')))).toBe('303 /pets/receive');
  expect(fetchVault).toHaveBeenCalledWith('ben');
});

test('R12.6 files that cannot be stored redirect to a page saying why', async () => {
  expect(await answerRequest(sharedRequest(aFile('text/html')))).toBe('303 /pets/receive?problem=wrongType');
  storeFiles.mockResolvedValueOnce(false);
  expect(await answerRequest(sharedRequest(aFile('image/png')))).toBe('303 /pets/receive?problem=tooMuch');
  storeFiles.mockRejectedValueOnce(new Error('no room'));
  expect(await answerRequest(sharedRequest(aFile('image/png')))).toBe('303 /pets/receive?problem=failed');
  const brokenRequest = new Request('https://pawfolio.test/pets/receive', { method: 'POST', body: 'x' });
  expect(await answerRequest(brokenRequest)).toBe('303 /pets/receive?problem=failed');
  jest.mocked(findOpenedUserId).mockResolvedValue(null);
  expect(await answerRequest(sharedRequest(aFile('image/png')))).toBe('303 /pets/receive?problem=signedOut');
  expect(storeFiles).toHaveBeenCalledTimes(2);
});
