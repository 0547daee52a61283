import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { icuArguments } from '../../support/icu-arguments';
import { sources } from '../../support/sources.mjs';
import { dynamicMessages } from './exceptions';

/** A message file as `path → text`, and the paths of its inner nodes: those are the namespaces. */
function flatten(node: object, prefix = ''): { texts: Map<string, string>; namespaces: Set<string> } {
  const texts = new Map<string, string>();
  const namespaces = new Set<string>();
  for (const [key, value] of Object.entries(node)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') {
      texts.set(path, value);
    } else {
      namespaces.add(path);
      const below = flatten(value, path);
      for (const [name, text] of below.texts) texts.set(name, text);
      for (const name of below.namespaces) namespaces.add(name);
    }
  }
  return { texts, namespaces };
}

const english = flatten(en);
const spanish = flatten(es);

/** Every key that a source can reach, guessed from its text: its namespaces joined with its literals. */
function reachable(text: string): { keys: Set<string>; prefixes: string[] } {
  const literals = [...text.matchAll(/(['"`])([\w.]+)\1/g)].map(([, , literal]) => literal ?? '');
  const stems = [...text.matchAll(/`([\w.]+)\$\{/g)].map(([, stem]) => stem ?? '');
  const namespaces = ['', ...literals.filter((literal) => english.namespaces.has(literal)).map((name) => `${name}.`)];
  return {
    keys: new Set(namespaces.flatMap((namespace) => literals.map((literal) => namespace + literal))),
    prefixes: namespaces.flatMap((namespace) => stems.map((stem) => namespace + stem)),
  };
}

test('both languages have the same messages', () => {
  expect([...spanish.texts.keys()].sort()).toEqual([...english.texts.keys()].sort());
});

test('a message takes the same arguments in both languages', () => {
  const differing = [...english.texts].filter(
    ([path, text]) => icuArguments(text).join() !== icuArguments(spanish.texts.get(path) ?? '').join(),
  );
  expect(differing.map(([path]) => path)).toEqual([]);
});

test('no message is empty', () => {
  const empty = [...english.texts, ...spanish.texts].filter(([, text]) => text.trim() === '');
  expect(empty.map(([path]) => path)).toEqual([]);
});

test('every message is used (that every used one exists is a matter of types)', () => {
  const reached = sources(['app', 'components', 'lib', 'prisma', '.'], /\.tsx?$/).map(({ text }) => reachable(text));
  const keys = new Set(reached.flatMap((one) => [...one.keys]));
  const prefixes = [...reached.flatMap((one) => one.prefixes), ...dynamicMessages];
  const unused = [...english.texts.keys()].filter(
    (path) => !keys.has(path) && !prefixes.some((prefix) => path.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
});

test('arguments are read from nested messages', () => {
  expect(icuArguments('{n, plural, one {# pet of {name}} other {# pets}} <b>{day}</b>')).toEqual([
    '<b>',
    'day',
    'n:plural',
    'name',
  ]);
});
