import { setTimeout as wait } from 'node:timers/promises';
import { headerProblems } from '../support/safe-headers';
import { type Answer, Visitor } from '../support/visitor';

const paths = ['/', '/help', '/help/health', '/privacy-policy', '/terms', '/offline'];
const readers: Record<string, string>[] = [
  { 'Accept-Language': 'en-GB' },
  { 'Accept-Language': 'en-US' },
  { 'Accept-Language': 'en', Cookie: 'lng=es; pawfolio-cookie-consent=true' },
  { 'Accept-Language': 'es', Cookie: 'pawfolio-cookies-rejected=true' },
];
const cases = paths.flatMap((path) => readers.map((reader) => ({ path, reader })));

const ofOneAnswer = ['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive', 'x-request-id'];
const chunkedHeaders = ['transfer-encoding', 'vary'];
/** Header that repeats the URL, including the query string that bypasses the cache. */
const ofNext = 'x-middleware-rewrite';

function essence({ status, body, headers }: Answer) {
  const remainingHeaders = [...headers].filter(([name]) => ![...ofOneAnswer, ...chunkedHeaders, ofNext].includes(name));
  return { status, text: String(body), headers: Object.fromEntries(remainingHeaders) };
}

/** An unknown query parameter bypasses the cache, so that Next renders the page. */
const byNext = async (path: string, reader: Record<string, string>) =>
  essence(await new Visitor().get(`${path}?by=next`, reader));

test.each(cases)('R5.2 R3.3 $path for $reader is identical from cache and from Next', async ({ path, reader }) => {
  const expected = await byNext(path, reader);
  for (let times = 0; times < 3; times += 1) {
    expect(essence(await new Visitor().get(path, reader))).toEqual(expected);
    await wait(300);
  }
});

test('a conditional request for a built page returns 304 with all headers', async () => {
  const [reader = {}] = readers;
  const whole = await new Visitor().get('/', reader);
  await wait(1000);
  // Explicit headers, because fetch adds `no-cache` to conditional requests.
  const asBrowser = { 'Cache-Control': 'max-age=0', Pragma: '' };
  const has = { 'If-None-Match': whole.headers.get('etag') ?? '' };
  const again = await new Visitor().get('/', { ...reader, ...asBrowser, ...has });

  expect([again.status, String(again.body)]).toEqual([304, '']);
  expect([headerProblems('/', whole), headerProblems('/', again)]).toEqual([[], []]);
  expect(again.headers.get('cache-control')).toBe('private, no-cache');
});
