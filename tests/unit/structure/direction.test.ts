import { sources } from '../../support/sources.mjs';
import { isolatedElsewhere } from './exceptions';

const TYPED = /\b(wrap-anywhere|whitespace-pre-line|whitespace-pre-wrap)\b/;
const ISOLATES =
  /\bt[A-Za-z]*\(|\w+Words\(t\b|\b(routines|said|words|plan)\(|isolate\(|joinIsolated\(|<bdi\b|dir="auto"/i;

function elementAt(text: string, index: number, name: string): string {
  let depth = 0;
  for (const tag of text.slice(index).matchAll(new RegExp(`<(/?)${name}\\b`, 'g'))) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return text.slice(index, index + tag.index);
  }
  return text.slice(index, index + 400);
}

function typedElements(text: string): string[] {
  return [...text.matchAll(/<([a-z][a-z0-9]*)\b[^<]*?className=[^<]*?>/g)]
    .filter(([tag]) => TYPED.test(tag))
    .map(({ index, 1: name = '' }) => elementAt(text, index, name));
}

test('user-entered text follows the direction of its own script', () => {
  const shownFiles = sources(['app', 'components'], /\.tsx$/).flatMap(({ path, text }) =>
    typedElements(text)
      .filter((element) => !ISOLATES.test(element))
      .filter((element) => !isolatedElsewhere.some(([file, part]) => file === path && element.includes(part)))
      .map((element) => `${path}: ${element.slice(0, 160)}`),
  );
  expect(shownFiles).toEqual([]);
});

test('free text fields follow the direction of their text', () => {
  const fields = sources(['app', 'components'], /\.tsx$/).flatMap(({ path, text }) =>
    [...text.matchAll(/<(textarea|input)\b[^<]*?>/g)]
      .filter(([field]) => /<textarea|type="(text|search)"/.test(field) && !field.includes('dir='))
      .map(([field]) => `${path}: ${field}`),
  );
  expect(fields).toEqual([]);
});
