import { version } from '../../package.json';
import { logSize, readLogFrom, waitForLogLine } from '../support/app-log';
import { aMember } from '../support/people';
import { appUrl, Visitor } from '../support/visitor';

type Line = Record<string, unknown>;

async function linesOf(id: string, size: number): Promise<Line[]> {
  await waitForLogLine(size, id, '"msg":"request"');
  const lines = (await readLogFrom(size)).split('\n').filter((line) => line.includes(id));
  return lines.map((line) => JSON.parse(line) as Line);
}

test('R10.2 the health check separates liveness from readiness and is never cached', async () => {
  for (const path of ['/api/health', '/api/health?check=ready', '/api/health?check=live', '/api/health?t=1']) {
    const { status, body, headers } = await new Visitor().get(path);
    expect([path, status, body, headers.get('cache-control')]).toEqual([
      path,
      200,
      { status: 'ok' },
      'private, no-store',
    ]);
  }
  expect((await new Visitor().get('/api/health?check=both')).status).toBe(400);
});

test('R14.6 anyone can read the version', async () => {
  const { status, body } = await new Visitor().get('/api/version');
  expect([status, body]).toEqual([200, { version }]);
});

test('every response has an id that its log lines carry', async () => {
  const ana = await aMember();
  const size = await logSize();
  const { headers } = await ana.get('/api/pets?secret=typed');
  const id = headers.get('x-request-id') ?? '';
  expect(id).toMatch(/^[0-9a-f-]{36}$/);

  const lines = await linesOf(id, size);
  expect(lines.filter(({ sql }) => typeof sql === 'string').length).toBeGreaterThan(0);
  const [end] = lines.filter(({ msg }) => msg === 'request');
  expect(end).toMatchObject({ requestId: id, level: 20, method: 'GET', path: '/api/pets?secret=…', status: 200 });
  expect(end?.ms).toEqual(expect.any(Number));
  expect(end?.bytes).toBeGreaterThan(100);
  expect(end?.roundTrips).toBe(lines.filter(({ sql }) => sql).length);
  expect(JSON.stringify(lines)).not.toContain(ana.address);
});

test('every response keeps a valid request id from the proxy', async () => {
  const namedRequest = { 'X-Request-Id': 'proxy_0123456789' };
  const size = await logSize();
  const { headers } = await new Visitor().get('/api/pets', namedRequest);
  expect(headers.get('x-request-id')).toBe('proxy_0123456789');
  expect(await linesOf('proxy_0123456789', size)).toEqual(
    expect.arrayContaining([expect.objectContaining({ status: 401, path: '/api/pets' })]),
  );

  const odd = await new Visitor().get('/api/pets', { 'X-Request-Id': 'ana@example.com' });
  expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const paths = ['/', '/nothing-here', '/api/nothing', '/icons/icon.svg', '/pets', '/%E0%A4%A'];
  const ids = await Promise.all(paths.map(async (path) => (await new Visitor().get(path)).headers.get('x-request-id')));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(paths.length);
});

test('R6.10 the well-known change-password URL redirects to the account', async () => {
  const { status, headers } = await new Visitor().get('/.well-known/change-password');
  expect([status, headers.get('location')]).toEqual([302, '/profile']);
});

test('security.txt contains contact, expiry, languages, and its own URL', async () => {
  const { status, body, headers } = await new Visitor().get('/.well-known/security.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");

  const fields = Object.fromEntries(
    String(body)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  const { Expires: expires, ...others } = fields;
  expect(others).toEqual({
    Contact: 'mailto:pawfolio@localhost',
    'Preferred-Languages': 'en, es',
    Canonical: `${appUrl()}/.well-known/security.txt`,
  });

  const days = (Date.parse(expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});
