import { readdirSync, readFileSync } from 'node:fs';
import { isPagePath } from '@/lib/server/page-gate.mjs';

const middleware = readFileSync('middleware.ts', 'utf8');
const [, pattern = ''] = /matcher:\s*'(.+)',\n/.exec(middleware) ?? [];
const matcher = new RegExp(`^${pattern.replaceAll('\\\\', '\\')}$`);

test('middleware and page gate leave files and routes alone', () => {
  const folders = [...readdirSync('public', { withFileTypes: true })].map((entry) =>
    entry.isDirectory() ? `/${entry.name}/file.svg` : `/${entry.name}`,
  );
  const routes = readdirSync('app', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '[locale]')
    .map(({ name }) => `/${name}/file`);
  const files = [...folders, ...routes, '/_next/static/chunk.js', '/robots.txt', '/sitemap.xml'];

  expect(files.filter((path) => matcher.test(path))).toEqual([]);
  expect(files.filter(isPagePath)).toEqual([]);
  expect(files.length).toBeGreaterThan(8);
});

test.each(['/', '/pets', '/shared/abc', '/x.txt', '/icons', '/apis', '/en'])(
  'middleware and page gate match %s',
  (path) => {
    expect([matcher.test(path), isPagePath(path)]).toEqual([true, true]);
  },
);
