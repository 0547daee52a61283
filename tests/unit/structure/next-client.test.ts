import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const asModule = createRequire(__filename)('../../../.config/next-modules.cjs');

const root = join(process.cwd(), '.config', 'next-client');
const standIns = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/** `default` included. */
const exportsOf = (code: string) =>
  [...code.matchAll(/\bexport (?:(default)|(?:async )?function (\w+)|const (\w+))/g)].map(
    ([, byDefault, made, constant]) => byDefault ?? made ?? constant,
  );

test.each(standIns)('%s exports what it stands in for', (path) => {
  const ours = exportsOf(readFileSync(join(root, path), 'utf8'));
  const theirs = exportsOf(readFileSync(join(process.cwd(), 'node_modules/next/dist/esm', path), 'utf8'));
  expect(theirs).not.toEqual([]);
  expect(ours).toEqual(theirs);
});

test('only the bare window counts as known, never its optional properties', () => {
  const client = join(process.cwd(), 'node_modules/next/dist/client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const properties = (code: string) => code.match(/typeof window[.[]/g)?.length ?? 0;

  const loaded = files.map((file) => {
    const resourcePath = join(client, file);
    const code: string = asModule.call(
      { resourcePath, addDependency: () => undefined },
      readFileSync(resourcePath, 'utf8'),
    );
    return { file, code };
  });

  const routerCode = loaded.find(({ file }) => file === 'components/app-router.js')?.code ?? '';
  expect(properties(routerCode)).toBeGreaterThan(0);
  expect(loaded.filter(({ code }) => code.includes('"object".'))).toEqual([]);
});
