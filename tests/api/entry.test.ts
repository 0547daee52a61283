import { readdirSync } from 'node:fs';
import { aMember } from '../support/people';
import { parseAnswer, speaks } from '../support/raw-http';
import { headerProblems } from '../support/safe-headers';
import { appUrl, Visitor } from '../support/visitor';

const host = `Host: ${new URL(appUrl()).host}`;
const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

/** Requests that no browser makes, with the expected status. */
const odd: [name: string, request: string, status: number][] = [
  ['TRACE', head('TRACE /api/pets HTTP/1.1', host), 405],
  ['TRACE of a page', head('TRACE / HTTP/1.1', host), 405],
  ['a method that nobody knows', head('BREW /api/pets HTTP/1.1', host), 400],
  ['OPTIONS *', head('OPTIONS * HTTP/1.1', host), 400],
  ['an absolute address', head('GET http://localhost/api/health HTTP/1.1', host), 400],
  ['CONNECT', head('CONNECT example.org:443 HTTP/1.1', host), 405],
  ['an upgrade', head('GET / HTTP/1.1', host, 'Connection: Upgrade', 'Upgrade: websocket'), 400],
  ['an upgrade of a call', head('GET /api/health HTTP/1.1', host, 'Connection: Upgrade', 'Upgrade: websocket'), 400],
  ['a malformed host', head('GET / HTTP/1.1', 'Host: ['), 400],
  ['a host with a path', head('GET /api/pets HTTP/1.1', 'Host: localhost/x'), 400],
  ['no host', head('GET / HTTP/1.1'), 400],
  ['two hosts', head('GET / HTTP/1.1', host, 'Host: evil.example'), 400],
  ['a path that is no text', head('GET /%E0%A4%A HTTP/1.1', host), 400],
  ['an expectation', head('GET / HTTP/1.1', host, 'Expect: miracles'), 417],
  ['too many headers', head('GET / HTTP/1.1', host, ...Array.from({ length: 120 }, (_, at) => `X-${at}: 1`)), 431],
  ['headers that are too long', head('GET / HTTP/1.1', host, `X-Long: ${'x'.repeat(20_000)}`), 431],
  ['no HTTP', '\u0016\u0003\u0001\u0002\r\n\r\n', 400],
  ['two lengths', head('POST /api/pets HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2'), 400],
  ['a page with a form', head('POST /terms HTTP/1.1', host, 'Content-Length: 9000000'), 405],
  ['a page with a body', head('GET /terms HTTP/1.1', host, 'Transfer-Encoding: chunked'), 413],
];

test.each(odd)('R2.1 %s is refused at once, with every header', async (_, request, status) => {
  const { ms, text } = await (await speaks(request)).closed;
  const answer = parseAnswer(text);
  expect([answer.status, headerProblems('/', answer)]).toEqual([status, []]);
  expect(ms).toBeLessThan(5_000);
});

test('R2.1 answers that Next makes by itself carry every header', async () => {
  const ana = await aMember();
  const { accessKey } = await ana.sharesPet((await ana.addsPet()).id);
  const redirects = ['/pets/', '/api/pets/', '//pets', `/shared/${accessKey}/`, '/terms/?lng=es'];
  const others = ['/_next/static/nothing.js', '/_next/image?url=x', '/_next/data/x/y.json', '/drawn/x', '/es/pets'];
  const wrong: string[] = [];
  for (const path of [...redirects, ...others]) {
    const answer = await ana.get(path);
    if (redirects.includes(path)) expect([path, answer.status]).toEqual([path, 308]);
    else expect([400, 404]).toContain(answer.status);
    wrong.push(...headerProblems(path, answer).map((problem) => `${path} ${answer.status} ${problem}`));
  }

  expect(wrong).toEqual([]);
});

test('R2.1 files carry every header, also when they have not changed', async () => {
  const [chunk = ''] = readdirSync('.next/static/chunks').filter((name) => name.endsWith('.js'));
  const wrong: string[] = [];
  for (const path of [`/_next/static/chunks/${chunk}`, '/icons/icon.svg', '/robots.txt', '/sw.js']) {
    const whole = await new Visitor().get(path);
    expect([path, whole.status]).toEqual([path, 200]);
    const etag = whole.headers.get('etag');
    const again = etag ? [await new Visitor().get(path, { 'If-None-Match': etag })] : [];
    for (const answer of [whole, ...again]) {
      const problems = headerProblems(path, answer).filter((problem) => !problem.startsWith('cache-control'));
      wrong.push(...problems.map((problem) => `${path} ${answer.status} ${problem}`));
    }
  }

  expect(wrong).toEqual([]);
});

test('R2.1 an upgrade to HTTP/2 in passing is let be', async () => {
  const request = head('GET /api/health HTTP/1.1', host, 'Connection: Upgrade, close', 'Upgrade: h2c');
  expect(parseAnswer((await (await speaks(request)).closed).text).status).toBe(200);
});

test('R2.1 headers that do not end are cut with 408', async () => {
  const { ms, text } = await (await speaks(`GET / HTTP/1.1\r\n${host}\r\nX-Slow: `)).closed;
  const answer = parseAnswer(text);
  expect([answer.status, headerProblems('/', answer)]).toEqual([408, []]);
  expect(ms).toBeLessThan(40_000);
}, 60_000);
