import { createTranslator } from 'next-intl';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { icuArguments } from '../../support/icu-arguments';
import { sources } from '../../support/sources.mjs';
import { dynamicMessages, plainQuotes } from './exceptions';

/** Texts by path, and paths of inner nodes, which are the namespaces. */
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

function reachable(text: string): { keys: Set<string>; prefixes: string[] } {
  const literals = [...text.matchAll(/(['"`])([\w.]+)\1/g)].map(([, , literal]) => literal ?? '');
  const stems = [...text.matchAll(/`([\w.]+)\$\{/g)].map(([, stem]) => stem ?? '');
  const namespaces = ['', ...literals.filter((literal) => english.namespaces.has(literal)).map((name) => `${name}.`)];
  return {
    keys: new Set(namespaces.flatMap((namespace) => literals.map((literal) => namespace + literal))),
    prefixes: namespaces.flatMap((namespace) => stems.map((stem) => namespace + stem)),
  };
}

test('R5.1 both languages have the same messages', () => {
  expect([...spanish.texts.keys()].sort()).toEqual([...english.texts.keys()].sort());
});

test('R5.1 a message takes the same arguments in both languages', () => {
  const differing = [...english.texts].filter(
    ([path, text]) => icuArguments(text).join() !== icuArguments(spanish.texts.get(path) ?? '').join(),
  );
  expect(differing.map(([path]) => path)).toEqual([]);
});

const absent = {
  allergies: ['empty'],
  conditions: ['empty'],
  medications: ['empty'],
  expenses: ['empty'],
  passportPdf: ['none'],
  symptoms: ['empty', 'noneSince'],
  treatments: ['empty'],
  vaccinations: ['empty'],
  vitals: ['empty'],
  'health.tiles.medications': ['none'],
  'health.tiles.allergies': ['noAllergies', 'noConditions'],
  quickAdd: ['hints.noWeight', 'hints.noVisit'],
  sharedPet: ['noAllergies', 'noConditions', 'noMedication', 'noPastMedication', 'noTreatments', 'noDoses', 'noDose'],
  vetRecords: ['emptyTitle', 'nothing.visits'],
  visitBrief: ['weightNone', 'missedNone', 'notLogged', 'newNone', 'vaccinationsNone', 'currentNone'],
};

test.each(Object.entries(absent))('R7.17 empty lists of %s say that nothing is recorded', (page, keys) => {
  for (const key of keys) {
    expect(english.texts.get(`${page}.${key}`)).toMatch(/recorded|logged/);
    expect(spanish.texts.get(`${page}.${key}`)).toMatch(/anotad|apuntad|registros|consta/);
  }
});

/** Messages with constant numbers other than one. */
const fixedNumbers = /^(signInMail|accountMail|passwords|signIn|admin\.overview|weights\.growing|[a-z]+\.validation)\b/;

test('R5.4 Spanish words that agree with a number use plural forms', () => {
  const noun = 'días|horas|minutos|segundos|semanas|meses|años|dosis|veces|hechas|fotos|entradas';
  const fixedNumber = new RegExp(`(Quedan|Faltan|Hay|Son) \\{\\w+\\}|\\{\\w+\\} (${noun})\\b`);
  const disagreeing = [...spanish.texts].filter(([key, text]) => fixedNumber.test(text) && !fixedNumbers.test(key));
  expect(disagreeing).toEqual([]);
});

test('R5.1 no message is empty', () => {
  const empty = [...english.texts, ...spanish.texts].filter(([, text]) => text.trim() === '');
  expect(empty.map(([path]) => path)).toEqual([]);
});

test('R5.1 every message is used (types check that used ones exist)', () => {
  const reachedMessages = sources(['app', 'components', 'lib', 'prisma', '.'], /\.tsx?$/).map(({ text }) =>
    reachable(text),
  );
  const keys = new Set(reachedMessages.flatMap((one) => [...one.keys]));
  const prefixes = [...reachedMessages.flatMap((one) => one.prefixes), ...dynamicMessages];
  const unusedMessages = [...english.texts.keys()].filter(
    (path) => !keys.has(path) && !prefixes.some((prefix) => path.startsWith(prefix)),
  );

  expect(unusedMessages).toEqual([]);
});

test.each([
  ['en', en, english],
  ['es', es, spanish],
] as const)('R5.1 R5.4 every message of %s formats with any number', (locale, messages, { texts }) => {
  const problems: string[] = [];
  const t = createTranslator({ locale, messages, timeZone: 'UTC', onError: ({ message }) => problems.push(message) });
  const fillMessage = (path: string, number: number) => {
    const namedArguments = icuArguments(texts.get(path) ?? '').map((argument) => {
      const [name = '', kind] = argument.split(':');
      if (name.startsWith('<')) return [name.slice(1, -1), (inner: string) => inner];
      return [name, kind ? number : 'Luna'];
    });
    return (t.markup as (key: string, values: object) => string)(path, Object.fromEntries(namedArguments));
  };
  for (const path of texts.keys()) {
    for (const number of [0, 1, 2, 1_000_000]) {
      if (/[{}<>#]/.test(fillMessage(path, number))) problems.push(`${path}: ${fillMessage(path, number)}`);
    }
  }

  expect(problems).toEqual([]);
});

test('R5.1 messages use typographic quotes, apostrophes and ellipses', () => {
  const odd = ([path, text]: [string, string]) => /["']|\.\.\.|\s—|—\s/.test(text) && !plainQuotes.includes(path);
  const foreign = ([, text]: [string, string]) => /[“”]/.test(text);
  expect([...english.texts].filter(odd).map(([path]) => path)).toEqual([]);
  expect([...spanish.texts].filter((one) => odd(one) || foreign(one)).map(([path]) => path)).toEqual([]);
});

test('R5.1 Spanish has one name for sign-in and no masculine caretaker', () => {
  const old = /\b([Ee]ntrar|[Dd]ueños?|[Pp]ropietarios?|[Pp]eluqueros?|[Cc]uidador(?! o cuidadora))\b/;
  const outdatedTexts = [...spanish.texts].filter(([path, text]) => !path.startsWith('legal.') && old.test(text));
  expect(outdatedTexts.map(([path]) => path)).toEqual([]);
});

test('extracts arguments from nested messages', () => {
  expect(icuArguments('{n, plural, one {# pet of {name}} other {# pets}} <b>{day}</b>')).toEqual([
    '<b>',
    'day',
    'n:plural',
    'name',
  ]);
});
