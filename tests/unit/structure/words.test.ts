import { readFileSync } from 'node:fs';
import { programFiles } from '../../support/sources.mjs';

const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Names that are not used');
const avoidedNames = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)(\*?)`/g)])
  .map(([, word, more]) => `${word}${more ? '\\w*' : ''}`);
const pattern = new RegExp(`^(${avoidedNames.join('|')})$`);

const notCode = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`(?:[^`\\]|\\.)*`/g;

const wordsOf = (text: string) => new Set(text.replace(notCode, ' ').match(/[A-Za-z_]\w*/g));

test('the glossary lists names to avoid', () => {
  expect(avoidedNames.length).toBeGreaterThan(10);
  expect(['lookAtPet', 'say', 'Kept'].every((name) => pattern.test(name))).toBe(true);
  expect(pattern.test('sayings')).toBe(false);
});

test('no identifier uses a name replaced in the glossary', () => {
  const wrong = programFiles().flatMap(({ path, text }) =>
    [...wordsOf(text)].filter((name) => pattern.test(name)).map((name) => `${path}: ${name}`),
  );

  expect(wrong).toEqual([]);
});
