import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSymbols, symbolsFile } from '@/.config/symbols';
import { iconNames } from '@/components/ui/icons';

test('symbols.svg matches the output of npm run symbols', () => {
  expect(readFileSync(symbolsFile, 'utf8')).toBe(drawSymbols());
});

test('every icon is used', () => {
  const sources = ['app', 'components', 'lib']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(join('ui', 'icons.ts')))
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  expect(iconNames.filter((name) => !sources.includes(`'${name}'`) && !sources.includes(`"${name}"`))).toEqual([]);
});
