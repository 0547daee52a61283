import fc from 'fast-check';
import type * as z from 'zod';
import { looksLikeAddress } from '@/lib/core/text/addresses';
import { optionalName, requiredName } from '@/lib/core/validation/zod-text';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

const nameRule = { max: 80, tooLong: 'long', invalid: 'invalid', missing: 'missing', address: 'address' };

test.each([
  'Dr X, through clinic@example.org',
  'Dr X, through clinic.vet',
  'Sunny[at]vets',
  'praxis.de',
  'Dr X \uFF20 clinic',
  'https://evil.example/verify',
  'Luna www.evil.example',
  'URGENT: clinic.com/verify',
  'evil.com.',
  'clinic.com.mx',
  'bit.ly/x',
  'evil.c\u200Bom',
  `clinic\u2024com`,
  'Dr X, vet.clinic',
  'vet.clinic',
  'evil.xyz',
  'sol.care',
  'x.ai',
  'x.ru',
  'vet.gov',
  'vet.c\u043em',
  'i❤.ws',
  '💩.la',
  'ที่.com',
  'डाटामेल.भारत',
  'пример.рф',
  'evil.\u034fcom',
  'evil.\u0308com',
  'evil\u2488com',
  'xn--e1aybc.xn--p1ai',
  '192.168.1.10',
  'mailto:eve',
  'Dr.de Vries',
  'Ntra.Sra.del Carmen',
  'Sol S.A.de C.V.',
  'eve [ at ] evil',
  'evil(dot)com',
])('R13.3 R13.5 refuses the name %j', (typedName) => {
  expect(messages(requiredName(nameRule), typedName)).toEqual(['address']);
  expect(messages(optionalName(nameRule), typedName)).toEqual(['address']);
});

test.each([
  'J.R. Ewing',
  'Clínica Sol/Luna',
  'Mr. U.S. Grant',
  'J.R.',
  'A.J. Vet',
  'M.V.Z. Ana',
  'Sol S.L.U.',
  'D.ª Ana',
  'Luna... y Milo',
  'Ana…Milo',
  'Col·legi de Veterinaris',
  '12.345.678-9',
])('R7.1 keeps the name %j', (typedName) => {
  expect(requiredName(nameRule).parse(typedName)).toBe(typedName);
});

test.each([
  ['St.Bernard Clinic', 'St. Bernard Clinic'],
  ['DRA.GARCÍA', 'DRA. GARCÍA'],
  ['A.J.McDonald', 'A.J. McDonald'],
  ['Ph.D., B.V.Sc.', 'Ph.D., B.V. Sc.'],
  ['Nº.Col.28/1234', 'Nº. Col.28/1234'],
  ['Sol S.Coop.', 'Sol S. Coop.'],
  ['Dr.Evil.Com', 'Dr. Evil. Com'],
  ['CLINIC.NET', 'CLINIC. NET'],
  ['VET.CLINIC', 'VET. CLINIC'],
  ['Evil.Online', 'Evil. Online'],
  ['X.AI', 'X. AI'],
  ['X.Ai', 'X. Ai'],
  ['Vet.C\u043emfort', 'Vet. C\u043emfort'],
])('R13.3 R13.5 keeps the name %j as %j', (typedName, name) => {
  expect(requiredName(nameRule).parse(typedName)).toBe(name);
  expect(optionalName(nameRule).parse(typedName)).toBe(name);
});

test('R13.3 R13.5 no accepted name looks like an address', () => {
  const piece = fc.constantFrom(
    'Dr',
    'evil',
    'Evil',
    'NET',
    'com',
    'C\u043em',
    '.',
    '\u2024',
    '\u200b',
    '@',
    ' ',
    '/',
    '1',
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const { data } = optionalName(nameRule).safeParse(pieces.join(''));
      expect(looksLikeAddress(data ?? '')).toBe(false);
    }),
  );
});

test('R13.3 counts added spaces after dots toward a name’s length', () => {
  const dottedName = 'Dr.Aa'.repeat(16);
  expect(messages(requiredName(nameRule), dottedName)).toEqual(['long']);
  expect(messages(optionalName(nameRule), dottedName)).toEqual(['long']);
});

test('R13.3 removes direction marks from a name', () => {
  expect(requiredName(nameRule).parse('Lu\u200Fna\u061C')).toBe('Luna');
  expect(optionalName(nameRule).parse('Lu\u200Ena')).toBe('Luna');
});

test.each(['en', 'es'] as const)('R11.12 rejects names that contain the sitter mark, in %s', (locale) => {
  const { stays } = { en, es }[locale];
  const markedName = stays.sitterName.replace('{name}', 'Marta');
  const upper = markedName.toUpperCase();
  const brackets = ['（）', '[]', '［］', '{}', '<>', '【】', '⟨⟩', '﴾﴿', '‹›'].map((pair) => [...pair]);
  const disguisedNames = brackets.map(([open = '', close = '']) => upper.replace('(', open).replace(')', close));
  const spacedNames = ['( sitter )', '(\u2800sitter)', '(\u034fsit\u00adter)', '( quien  cuida)', '(QUIENCUIDA)'];
  for (const name of [markedName, ...disguisedNames, ...spacedNames])
    expect(requiredName(nameRule).safeParse(name).success).toBe(false);
  expect(requiredName(nameRule).safeParse('Marta (mum)').success).toBe(true);
});
