import * as saved from '@/lib/browser/offline/saved-html';

const [pet, photo] = ['019de0c8-7000-7000-8000-000000000001', '019de0c8-7000-7000-8000-000000000002'];
const html =
  '<!DOCTYPE html><html lang="es" class="a"><head><title>Tom &amp; Jerry&#x27;s · Pawfolio</title>' +
  '<script src="/_next/static/chunks/webpack-12ab.js" async=""></script>' +
  '<script src="/_next/static/chunks/app/%5Blocale%5D/(site)/(app)/page-1f.js" async=""></script>' +
  '<script src="/_next/static/chunks/polyfills-42.js" noModule=""></script>' +
  '<link href="/_next/static/css/12.css"/></head><body>' +
  `<img src="/api/pets/${pet}/photo?v=1a2b&amp;size=small"/>` +
  `<script>x("[\\"static/chunks/77-ab.js\\"],\\"/api/pets/${pet}/photos/${photo}/file\\",\\"nextCursor\\":\\"2026-02-28T15:37:10.402Z_01\\"")</script>` +
  `<a href="/api/pets/${pet}/documents/${photo}/file"></a></body></html>`;

test('R12.5 reads the title, language and build of a page', () => {
  expect([saved.titleOf(html), saved.langOf(html)]).toEqual(["Tom & Jerry's", 'es']);
  expect(saved.buildOf(html)).toBe('/_next/static/chunks/webpack-12ab.js');
});

test('R12.5 finds every file that a page loads at startup', () => {
  expect(saved.programFiles(html)).toEqual([
    '/_next/static/chunks/webpack-12ab.js',
    '/_next/static/chunks/app/%5Blocale%5D/(site)/(app)/page-1f.js',
    '/_next/static/css/12.css',
    '/_next/static/chunks/77-ab.js',
  ]);
});

test('R12.5 photos are saved in one small size, documents are not saved', () => {
  const small = [`/api/pets/${pet}/photo?v=1a2b&size=small`, `/api/pets/${pet}/photos/${photo}/file?size=small`];
  expect(saved.photosIn(html)).toEqual(small);
  expect(saved.smallPhoto(`/api/pets/${pet}/photos/${photo}/file?size=960`)).toBe(small[1]);
  expect(saved.smallPhoto(`/api/pets/${pet}/photo?v=1a2b`)).toBe(small[0]);
  expect(saved.smallPhoto(`/api/pets/${pet}/weights`)).toBeNull();
});

test('R12.5 finds the cursor of a single list, or null for several', () => {
  expect(saved.cursorIn(html)).toBe('2026-02-28T15:37:10.402Z_01');
  expect(saved.cursorIn(`${html}\\"nextCursor\\":\\"c2\\"`)).toBeNull();
});

test('R12.5 an error page or a truncated page is not saved', () => {
  expect(saved.isWhole(html)).toBe(true);
  expect(saved.isWhole(html.slice(0, -7))).toBe(false);
  expect(saved.isWhole(html.replace('<body>', '<body><template data-dgst="1"></template>'))).toBe(false);
});

test('R12.5 a saved page says when it was saved', () => {
  expect(saved.withSavedAt(html, 7)).toContain('<html data-saved-at="7" lang="es"');
});
