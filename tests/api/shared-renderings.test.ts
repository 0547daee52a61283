import { setTimeout as wait } from 'node:timers/promises';
import { entriesOf, nestedEntriesOf } from '../support/entries';
import { aLinkOfKind, testedKinds } from '../support/old-sitter-link';
import { aMember, type Person } from '../support/people';
import { headerProblems } from '../support/safe-headers';
import { Visitor } from '../support/visitor';

const entries = entriesOf((kind) => kind);
const nestedEntries = nestedEntriesOf((kind) => kind);

let ana: Person;

beforeAll(async () => {
  ana = await aMember();
});

/** An unknown query parameter bypasses the cache, so the page is rendered for this request. */
const renderPage = async (path: string, headers = {}) =>
  new Visitor().get(`${path}${path.includes('?') ? '&' : '?'}rendered=anew`, headers);

const etagOf = async (path: string) => (await new Visitor().get(path)).headers.get('etag');

/** Headers of a browser's conditional request. Explicit, because fetch adds `no-cache` to conditional requests. */
const has = (etag: string | null) => ({ 'If-None-Match': etag ?? '', 'Cache-Control': 'max-age=0', Pragma: '' });

async function aLink(kind = 'vet') {
  const pet = await ana.addsPet({ name: `Nube ${Math.random()}` });
  const share = await aLinkOfKind(ana, pet.id, { kind, label: kind });
  return { pet, base: `/api/pets/${pet.id}`, share, page: `/shared/${share.accessKey}` };
}

test.each(testedKinds)('R9.1 R5.2 a cached %s page equals the rendered one', async (kind) => {
  const { page } = await aLink(kind);
  const readers: Record<string, string>[] = [
    { 'Accept-Language': 'en-GB' },
    { 'Accept-Language': 'en-US' },
    { Cookie: 'lng=es' },
  ];
  for (const headers of readers) {
    const first = await new Visitor().get(page, headers);
    const cachedPage = await new Visitor().get(page, headers);
    expect([first.status, cachedPage.status]).toEqual([200, 200]);
    expect(String(cachedPage.body)).toBe(String(first.body));
    expect(String(cachedPage.body)).toBe(String((await renderPage(page, headers)).body));
  }
});

test('R9.1 shared pages carry every header and no script, and support 304', async () => {
  const { page } = await aLink();
  const whole = await new Visitor().get(page);
  expect(String(whole.body)).not.toMatch(/<script|as="script"/);
  expect(whole.headers.get('content-security-policy')).toContain("script-src 'none'");
  expect([whole.headers.get('cache-control'), headerProblems(page, whole)]).toEqual(['private, no-cache', []]);

  const again = await new Visitor().get(page, has(whole.headers.get('etag')));
  expect([again.status, String(again.body)]).toEqual([304, '']);
});

test.each(Object.entries(entries))(
  'R9.1 creating or deleting an entry of %s invalidates the cached page',
  async (list, entry) => {
    const { base, page } = await aLink();
    const before = await etagOf(page);
    const creation = await ana.post(`${base}/${list}`, entry);
    expect(creation.status).toBe(201);
    const between = await etagOf(page);
    expect(between).not.toBe(before);

    expect((await ana.delete(`${base}/${list}/${creation.body.id}`)).status).toBe(200);
    expect(await etagOf(page)).not.toBe(between);
  },
);

test.each(nestedEntries)('R9.1 adding an entry to %s/…/%s invalidates the cached page', async (list, name, entry) => {
  const { base, page } = await aLink();
  const { body } = await ana.post(`${base}/${list}`, entries[list]);
  const before = await etagOf(page);
  expect((await ana.post(`${base}/${list}/${body.id}/${name}`, entry)).status).toBe(201);
  expect(await etagOf(page)).not.toBe(before);
});

test('R9.1 a change to the pet or link shows immediately', async () => {
  const { base, page, share, pet } = await aLink();
  expect(String((await new Visitor().get(page)).body)).toContain(pet.name);
  expect((await ana.patch(base, { name: 'Renamed' })).status).toBe(200);
  expect(String((await new Visitor().get(page)).body)).toContain('Renamed');

  const etag = await etagOf(page);
  expect((await ana.patch(`${base}/shares/${share.id}`, { sections: ['allergies'] })).status).toBe(200);
  expect(await etagOf(page)).not.toBe(etag);

  expect((await ana.patch(`${base}/shares/${share.id}`, { pin: '4711' })).status).toBe(200);
  const lockedPage = await new Visitor().get(page, has(await etagOf(page)));
  expect([lockedPage.status, String(lockedPage.body).includes('Renamed')]).toEqual([200, false]);
});

test('R9.1 a revoked link or deleted pet serves no cached page', async () => {
  const [revokedLink, linkOfDeleted] = [await aLink(), await aLink()];
  const etags = [await etagOf(revokedLink.page), await etagOf(linkOfDeleted.page)];
  expect((await ana.delete(`${revokedLink.base}/shares/${revokedLink.share.id}`)).status).toBe(200);
  expect((await ana.delete(linkOfDeleted.base)).status).toBe(200);

  for (const [index, { page, pet }] of [revokedLink, linkOfDeleted].entries()) {
    const answer = await new Visitor().get(page, has(etags[index] ?? null));
    expect([answer.status, String(answer.body).includes(pet.name)]).toEqual([404, false]);
  }
});

test('R9.4 a PDF is rendered once for all readers of a link', async () => {
  const { page, base } = await aLink();
  const file = `/api${page}/passport.pdf`;
  const papers = await Promise.all(Array.from({ length: 14 }, () => new Visitor().get(file)));
  expect(papers.map(({ status }) => status)).toEqual(papers.map(() => 200));
  expect(new Set(papers.map(({ body }) => Buffer.from(body).toString('base64'))).size).toBe(1);

  const etag = papers[0]?.headers.get('etag') ?? null;
  expect((await new Visitor().get(file, has(etag))).status).toBe(304);
  await ana.patch(base, { colour: 'Grey' });
  expect((await new Visitor().get(file, has(etag))).status).toBe(200);
});

test('R9.4 repeated or unknown query parameters are not cached', async () => {
  const { page } = await aLink();
  const file = `/api${page}/passport.pdf`;
  const pages = async (query: string) => {
    const { body } = await new Visitor().get(`${file}?${query}`);
    return String(body).match(/\/MediaBox \[[^\]]+\]/)?.[0];
  };
  const mixedPage = await pages('size=a4&size=a6');
  const [a4, a6] = [await pages('size=a4'), await pages('size=a6')];
  expect([a4, a6]).toContain(mixedPage);
  expect(a4).not.toBe(a6);

  for (const query of ['size=a4', 'lng=en&lng=es', 'x=1']) {
    expect([query, (await new Visitor().get(`${page}?${query}`)).headers.get('etag')]).toEqual([query, null]);
  }
});

describe('under load', () => {
  const LINKS = 20;
  const WORKERS = 2;
  /** Milliseconds between requests, to leave room for other test files on the same server. */
  const PAUSE = 50;
  const languages = ['en', 'es'];

  const nameOf = (index: number, turn = 0) => `Animal-${index}-${turn}-x`;

  test('R9.1 twenty links changing in parallel never serve each other’s pages', async () => {
    const making = Array.from({ length: LINKS }, async (_, index) => {
      const pet = await ana.addsPet({ name: nameOf(index) });
      return { pet, index, share: await ana.sharesPet(pet.id, { kind: 'vet', label: 'Vet' }) };
    });
    const links = await Promise.all(making);
    const revokedIndexes = new Set<number>();
    const wrong: string[] = [];
    let isOver = false;

    const readPages = async (worker: number) => {
      for (let turn = worker; !isOver; turn += 1) {
        await wait(PAUSE);
        const [link, language] = [links[turn % LINKS], languages[turn % 2]];
        if (!link) continue;
        const wasRevoked = revokedIndexes.has(link.index);
        const { status, body } = await new Visitor().get(`/shared/${link.share.accessKey}?lng=${language}`);
        const names = String(body).match(/Animal-\d+-\d+-x/g) ?? [];
        const others = names.filter((name) => !name.startsWith(`Animal-${link.index}-`));
        const isRight = status === 200 ? names.length > 0 && !wasRevoked : status === 404 && names.length === 0;
        const isSpoken = String(body).includes(`lang="${language}"`);
        if (!isRight || !isSpoken || others.length > 0) wrong.push(`${link.index} ${status} ${language} ${others}`);
      }
    };
    const readers = Array.from({ length: WORKERS }, (_, worker) => readPages(worker));

    for (const { pet, index, share } of links) {
      await ana.patch(`/api/pets/${pet.id}`, { name: nameOf(index, 1) });
      const { body } = await new Visitor().get(`/shared/${share.accessKey}`);
      if (!String(body).includes(nameOf(index, 1))) wrong.push(`${index} shows an old name`);
      if (index % 4 !== 0) continue;
      await ana.delete(`/api/pets/${pet.id}/shares/${share.id}`);
      revokedIndexes.add(index);
    }
    isOver = true;
    await Promise.all(readers);

    expect(wrong).toEqual([]);
    for (const { index, share } of links) {
      const path = `/shared/${share.accessKey}?lng=${languages[index % 2]}`;
      const [cachedPage, anew] = [await new Visitor().get(path), await renderPage(path)];
      expect([index, cachedPage.status, String(cachedPage.body)]).toEqual([
        index,
        revokedIndexes.has(index) ? 404 : 200,
        String(anew.body),
      ]);
    }
  });
});
