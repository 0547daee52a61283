import { helpArticleIds } from '@/lib/core/config/paths';
import { aMember } from '../support/people';
import { Visitor } from '../support/visitor';
import { locales, words } from '../support/words';

const text = async (path: string, headers = {}) => String((await new Visitor().get(path, headers)).body);

test('R1.1 robots.txt allows pages, including shared ones, and disallows the API', async () => {
  const { status, headers, body } = await new Visitor().get('/robots.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain']);
  const lines = String(body).trim().split('\n').filter(Boolean);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', 'Disallow: /api/', expect.stringMatching(/^Sitemap: /)]);
  expect(new URL(String(lines.at(-1)).slice('Sitemap: '.length)).pathname).toBe('/sitemap.xml');
});

test('R1.1 R1.3 R5.4 the sitemap lists every public page in both languages and nothing else', async () => {
  const { status, headers, body } = await new Visitor().get('/sitemap.xml');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml']);
  const entries = String(body).split('<url>').slice(1);
  const path = (address = '') => address.replace(/^https?:\/\/[^/]+/, '');
  const articles = helpArticleIds.map((id) => `/help/${id}`);
  const expected = ['/', '/privacy-policy', '/terms', '/help', ...articles].flatMap((page) => [
    `${page}?lng=en`,
    `${page}?lng=es`,
  ]);
  expect(entries.map((entry) => path(/<loc>(.+)<\/loc>/.exec(entry)?.[1]))).toEqual(expected);

  for (const entry of entries) {
    const languages = [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, name, to]) => [
      name,
      path(to),
    ]);
    const page = path(/<loc>(.+)\?/.exec(entry)?.[1]);
    expect(languages).toEqual([
      ['en', `${page}?lng=en`],
      ['es', `${page}?lng=es`],
      ['x-default', `${page}?lng=en`],
    ]);
  }
});

test('R5.4 a crawler without cookie or language finds each language at its URL', async () => {
  for (const locale of ['en', 'es']) {
    for (const page of ['/', '/privacy-policy', '/terms', '/help', '/help/sharing']) {
      const html = await text(`${page}?lng=${locale}`, { 'Accept-Language': '' });
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${page}\\?lng=${locale}"`));
      expect(html).not.toContain('noindex');
    }
  }
  expect(await text('/', { 'Accept-Language': '' })).toContain('<html lang="en"');
});

test.each(locales)('R5.4 R1.3 previews get absolute URLs for every language (%s)', async (locale) => {
  for (const path of ['/', '/privacy-policy', '/terms']) {
    const html = await text(`${path}?lng=${locale}`);
    const link = (kind: string) =>
      new RegExp(`<link rel="alternate" hrefLang="${kind}" href="([^"]+)"`, 'i').exec(html)?.[1];
    const meta = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1];
    const address = (lng: string) => new RegExp(`^https?://[^/]+${path}\\?lng=${lng}$`);

    expect(link('en')).toMatch(address('en'));
    expect(link('es')).toMatch(address('es'));
    // The trailing slash of an origin is optional.
    expect(link('x-default')).toMatch(/^https?:\/\/[^/]+/);
    expect(meta('og:url')).toMatch(address(locale));
    expect(meta('og:image')).toMatch(new RegExp(`^https?://[^/]+/og/${locale}\\.png$`));
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('og:image:alt')).toBe(words(locale)('landing.imageAlt'));
    expect(meta('twitter:card')).toBe('summary_large_image');
  }
});

test('R1.1 R5.4 the landing page carries structured data for itself and its questions', async () => {
  const data = /<script type="application\/ld\+json"[^>]*>([^<]+)</.exec(await text('/?lng=es'))?.[1] ?? '{}';

  const kinds = JSON.parse(data)['@graph'].map((part: { '@type': string }) => part['@type']);
  expect(kinds).toEqual(['SoftwareApplication', 'FAQPage']);
});

test('R1.4 R1.10 R1.11 sign-in pages, members’ pages and missing pages are not indexed', async () => {
  const ana = await aMember();
  const pet = await ana.addsPet();

  for (const path of ['/home', '/pets', `/pets/${pet.id}`, `/pets/${pet.id}/share`, '/profile', '/feedback', '/tour']) {
    const { status, body } = await ana.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(String(body)).toMatch(/<meta name="robots" content="noindex/);
  }
  for (const path of ['/auth/login', '/auth/magic-link-login', '/auth/verify', '/nothing-here']) {
    expect(await text(path)).toMatch(/<meta name="robots" content="noindex/);
  }
});

test('R1.1 the preview image exists in each language', async () => {
  for (const locale of ['en', 'es']) {
    const { status, headers, body } = await new Visitor().get(`/og/${locale}.png`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    // Width and height are in the first chunk of a PNG.
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(body.length).toBeLessThan(120_000);
  }
});
