import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashInlineScripts, routeOfPage } from '@/.config/inline-scripts';
import { scriptHashes } from '@/.config/prepare.mjs';
import { hashPolicy } from '@/lib/core/security/content-security-policy';
import { builtPagePolicy } from '@/lib/core/security/page-policies';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

test('R2.1 each inline script is hashed once, external files are not', () => {
  const html = `<script>one()</script><script src="/a.js" async=""></script><script id="x">two('é')\n</script><script>one()</script>`;

  expect(hashInlineScripts(html)).toEqual([hashOf('one()'), hashOf("two('é')\n")]);
  expect(hashInlineScripts('<p>None</p>')).toEqual([]);
});

test('R2.1 a built page runs only scripts that its build has hashed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pawfolio-policies-'));
  const file = join(folder, scriptHashes);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ '/en/help': ['aa', 'bb'] }));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);

  expect(builtPagePolicy('/en/help')).toBe(hashPolicy(['aa', 'bb']));
  expect(builtPagePolicy('/en/unknown')).toBe(hashPolicy([]));
  rmSync(folder, { recursive: true });
});

test.each([
  ['app/en/help/photo.html', '/en/help/photo'],
  ['route-cache/APP_PAGE/82a4d2/$/es.html', '/es'],
  ['app/en/help/photo.rsc', null],
  ['pages/404.html', null],
])('R14.13 the built file %s is the page %s', (file, route) => {
  expect(routeOfPage(file)).toBe(route);
});
