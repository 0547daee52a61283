import { readdirSync, readFileSync } from 'node:fs';

const middleware = readFileSync('middleware.ts', 'utf8');
const [, pattern = ''] = /matcher:\s*'(.+)',\n/.exec(middleware) ?? [];
const matcher = new RegExp(`^${pattern.replaceAll('\\\\', '\\')}$`);

test('the middleware leaves every file of public alone, and what app answers beside pages', () => {
  const folders = [...readdirSync('public', { withFileTypes: true })].map((entry) =>
    entry.isDirectory() ? `/${entry.name}/file.svg` : `/${entry.name}`,
  );
  const routes = readdirSync('app', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '[locale]')
    .map(({ name }) => `/${name}/file`);
  const files = [...folders, ...routes, '/_next/static/chunk.js', '/robots.txt', '/sitemap.xml'];
  expect(files.filter((path) => matcher.test(path))).toEqual([]);
  expect(files.length).toBeGreaterThan(8);
});

test.each(['/', '/pets', '/shared/abc', '/x.txt', '/icons', '/apis', '/en'])('the middleware sees %s', (path) => {
  expect(matcher.test(path)).toBe(true);
});
