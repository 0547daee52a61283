import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRoutePatterns } from '@/lib/server/route-patterns.mjs';

const route = (page: string) => ({
  page,
  regex: `^${page.replace(/\[\.{3}\w+\]/g, '(.+?)').replace(/\[\w+\]/g, '([^/]+?)')}(?:/)?$`,
});

test('counts a path under its route and unknown paths together', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pawfolio-routes-'));
  const manifest = {
    staticRoutes: [{ page: '/api/pets' }, { page: '/robots.txt' }],
    dynamicRoutes: [
      route('/api/pets/[petId]'),
      route('/api/[...path]'),
      route('/[locale]'),
      route('/[locale]/pets'),
      route('/[locale]/pets/[petId]'),
      route('/[locale]/[...rest]'),
    ],
  };
  await writeFile(join(folder, 'routes-manifest.json'), JSON.stringify(manifest));
  const patternOf = readRoutePatterns(folder);

  await rm(folder, { recursive: true });

  expect(
    ['/', '/pets', '/pets/17', '/api/pets', '/api/pets/17', '/robots.txt', '/_next/static/a.js'].map(patternOf),
  ).toEqual(['/', '/pets', '/pets/[petId]', '/api/pets', '/api/pets/[petId]', '/robots.txt', '/_next']);
  expect(['/en/pets', '/made/up/17', '/en'].map(patternOf)).toEqual(['unknown', 'unknown', 'unknown']);
  expect(patternOf('/api/made/up')).toBe('/api/[...path]');
});
