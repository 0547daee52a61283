import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@/.config/prepare.mjs';

const documents = [
  'README.md',
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...below('docs'),
];

function below(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, ''));
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

test('the README is at most 6 KB long', () => {
  expect(Buffer.byteLength(textOf('README.md'))).toBeLessThanOrEqual(6 * 1024);
});

test.each(documents)('all links in %s lead to existing targets', (file) => {
  const links = [...textOf(file).matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]+))?\)/g)];
  const brokenLinks = links.filter(([, path = '', anchor]) => {
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(root, target))) return true;
    const anchors = () => [...textOf(target).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    return anchor !== undefined && !anchors().includes(anchor);
  });

  expect(brokenLinks.map(([link]) => link)).toEqual([]);
});

test.each(documents)('all commands named in %s exist', (file) => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const namedScripts = [...textOf(file).matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
  expect(namedScripts.filter((name) => !(name in scripts))).toEqual([]);
});
