import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

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
