import type * as z from 'zod';
import { mailedLinkQuery } from '@/lib/accounts/passwords/schema';
import { verifyQuery } from '@/lib/accounts/sign-in/schema';
import { plainLinkValue } from '@/lib/core/validation/mailed-code';
import { noteText, optionalEntryLine, requiredEntryLine } from '@/lib/core/validation/zod-entry';
import {
  emptyAsNull,
  idText,
  mailedCode,
  optionalLine,
  optionalParagraph,
  paragraph,
  patternText,
  requiredLine,
  richText,
  searchTerm,
  timeOfDay,
} from '@/lib/core/validation/zod-text';

const rule = { max: 10, tooLong: 'long', invalid: 'invalid', missing: 'missing' };
const OVERRIDE = '\u202E';
const ISOLATE = '\u2069';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test.each([
  ['  Luna  ', 'Luna'],
  ['Lu\n\tna', 'Lu na'],
  ['Lu\u00A0 na', 'Lu na'],
  [`Lu ${OVERRIDE} na`, 'Lu na'],
  [`Lu${OVERRIDE}${ISOLATE}\u0007na`, 'Luna'],
  ['Jose\u0301', 'José'],
  ['Lu \u0007  \u0007 na', 'Lu na'],
  ['1234567890', '1234567890'],
])('R7.1 the line %j is stored as %j', (inputText, storedText) => {
  expect([requiredLine(rule).parse(inputText), optionalLine(rule).parse(inputText)]).toEqual([storedText, storedText]);
  expect(searchTerm(10).parse(inputText)).toBe(storedText);
});

test.each([
  [' a\r\nb\rc ', 'a\nb\nc'],
  ['a\n\n\n\nb', 'a\n\nb'],
  ['a\n\nb', 'a\n\nb'],
  ['a\tb\t\tc', 'a b  c'],
  [`a${OVERRIDE}\u0007${ISOLATE}b`, 'ab'],
  ['Jose\u0301', 'José'],
])('R7.1 the paragraph %j is stored as %j', (inputText, storedText) => {
  const schemas = [optionalParagraph(rule), paragraph(rule), richText(rule)];
  expect(schemas.map((schema) => schema.parse(inputText))).toEqual([storedText, storedText, storedText]);
});

test.each([
  ['12345678901', ['long']],
  [`1234567890${' '.repeat(30)}`, []],
  [`1234567890${' '.repeat(31)}`, ['long']],
  [`${'x'.repeat(40)}\uD83D`, ['long']],
  ['a\uD83D', ['invalid']],
  ['\uD83D', ['invalid']],
  ['a😀', []],
  [5, ['invalid']],
  [undefined, ['invalid']],
])('R7.1 the text %j gives the errors: %j', (inputText, expected) => {
  const schemas = [requiredLine(rule), optionalLine(rule), optionalParagraph(rule), paragraph(rule)];
  for (const schema of schemas) expect(messages(schema, inputText)).toEqual(expected);
});

test.each(['', '   ', '\u200B\u200D', `${OVERRIDE}`, '\u0301'])(
  'R7.1 %j counts as empty because no character is visible',
  (inputText) => {
    expect(messages(requiredLine(rule), inputText)).toEqual(['missing']);
    expect([optionalLine(rule), optionalParagraph(rule)].map((schema) => schema.parse(inputText))).toEqual([
      null,
      null,
    ]);
  },
);

test.each(['a', '7', '!', '€', '犬'])('R7.1 %s is visible', (inputText) => {
  expect([requiredLine(rule), optionalLine(rule), optionalParagraph(rule)].map((one) => one.parse(inputText))).toEqual([
    inputText,
    inputText,
    inputText,
  ]);
});

test('R7.1 null is accepted only for optional fields', () => {
  expect([optionalLine(rule).parse(null), optionalParagraph(rule).parse(null), paragraph(rule).parse('')]).toEqual([
    null,
    null,
    '',
  ]);
  expect([messages(requiredLine(rule), null), messages(paragraph(rule), null)]).toEqual([['invalid'], ['invalid']]);
});

test('R7.10 a search term is truncated before and after cleaning', () => {
  expect(searchTerm(3).parse('abcdef')).toBe('abc');
  expect(searchTerm(3).parse(`${' '.repeat(11)}abc`)).toBe('a');
});

test.each([
  ['00:00', true],
  ['09:05', true],
  ['19:59', true],
  ['20:00', true],
  ['23:59', true],
  ['24:00', false],
  ['30:00', false],
  ['0:00', false],
  ['12:60', false],
  ['12:5x', false],
  ['x2:00', false],
  ['1x:00', false],
  ['2x:00', false],
  ['012:00', false],
  ['12:000', false],
  ['', false],
])('R7.4 %j is a time of day: %p', (text, expected) => {
  expect(messages(timeOfDay('wrong'), text)).toEqual(expected ? [] : ['wrong']);
});

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['123-456', '123456'],
  ['Code: 123-456', '123456'],
  ['\u200b123456', '123456'],
  ['１２３４５６', '123456'],
  ['123456.', '123456'],
  ['"123456",', '123456'],
  ['«123 456»', '123456'],
  ['(123456)', '123456'],
  ['**123456**', '123456'],
  ['123456…', '123456'],
  ['<123456>', '123456'],
  ['`123456`', '123456'],
  ['Re: Your code: 123456', '123456'],
  ['Tu código: 123456', '123456'],
  ['Your verification code is: 123456.', '123456'],
  ['Pawfolio – código：１２３４５６', '123456'],
  ['123\u2212456', '123456'],
  ['123\u2011456', '123456'],
  ['Code 123456', null],
  ['Code 1: 123456', null],
  ['123.456', null],
  ['+123456', null],
  ['12345', null],
  ['1234567', null],
  ['12345x', null],
  ['x123456', null],
  [`123456${' '.repeat(95)}`, null],
  [5, null],
])('R6.2 the mailed code %j is read as %j', (inputCode, code) => {
  const parsedCode = mailedCode('wrong').safeParse(inputCode);
  expect(parsedCode.success ? parsedCode.data : null).toBe(code);
  expect(messages(mailedCode('wrong'), inputCode)).toEqual(code === null ? ['wrong'] : []);
});

test.each([
  ['abc_-9', 'abc_-9'],
  ['abc.', 'abc'],
  ['abc).', 'abc'],
  ['abc>', 'abc'],
  ['abc"', 'abc'],
  ['abc»', 'abc'],
  ['abc…', 'abc'],
  ['abc”.', 'abc'],
  ["abc',", 'abc'],
  ['abc**', 'abc'],
  ['abc`', 'abc'],
  ['abc-_', 'abc-_'],
])('R6.2 the link token %j is read as %j', (text, value) => {
  expect(plainLinkValue(text)).toBe(value);
  const { token, remember } = verifyQuery.parse({ token: text, remember: 'true).' });
  expect([token, remember, mailedLinkQuery.parse({ token: text }).token]).toEqual([value, 'true', value]);
});

test('R10.2 an overlong or invalid text gets one message', () => {
  const id = '0192f0c0-1a2b-7c3d-8e4f-0123456789ab';
  expect([messages(idText('wrong'), id), messages(idText('wrong'), id.slice(1))]).toEqual([[], ['wrong']]);
  expect([messages(idText('wrong'), `${id}${id}`), messages(idText('wrong'), 5)]).toEqual([['wrong'], ['wrong']]);

  const pattern = patternText(/^a*$/, 3, 'wrong');
  expect(['aaa', 'b', 'aaaa', 'bbbb', 5].map((value) => messages(pattern, value))).toEqual([
    [],
    ...Array.from({ length: 4 }, () => ['wrong']),
  ]);
});

test('R7.1 an empty field becomes null', () => {
  const schema = emptyAsNull(patternText(/^a$/, 1, 'inner'), 'wrong');
  expect(['', null, 'a'].map((value) => schema.parse(value))).toEqual([null, null, 'a']);
  expect(messages(schema, 5)).toEqual(['wrong']);
});

test('R7.3 entry texts report their errors', () => {
  const tooLong = 'entries.validation.tooLong?max=3';
  expect(messages(requiredEntryLine(3), ' ')).toEqual(['entries.validation.required']);
  expect(messages(requiredEntryLine(3), 5)).toEqual(['entries.validation.invalid']);

  for (const schema of [requiredEntryLine(3), optionalEntryLine(3), noteText(3)]) {
    expect(messages(schema, 'abcd')).toEqual([tooLong]);
    expect(schema.parse('abc')).toBe('abc');
  }
  expect([optionalEntryLine(3).parse(' '), noteText(3).parse('a\nb')]).toEqual([null, 'a\nb']);
});
