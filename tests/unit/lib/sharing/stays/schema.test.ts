import type * as z from 'zod';
import { checkFormOutcome, isRefusal, readFormOutcome } from '@/lib/sharing/stays/form-outcome';
import { noteInput, stayDoseInput, stayInput, stayPatch, tickInput } from '@/lib/sharing/stays/schema';

const ids = Array.from({ length: 11 }, (_, n) => `0192f0c0-1a2b-7c3d-8e4f-0123456789${String(n).padStart(2, '0')}`);
const [luna = '', milo = ''] = ids;
const stay = { pets: [luna], from: '2026-03-27', until: '2026-03-30', label: 'Marta', allows: ['notes', 'ticks'] };
const faults = (schema: z.ZodType, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

test('R11.7 removes duplicate pets and sorts permissions', () => {
  expect(stayInput.parse({ ...stay, pets: [milo, luna, milo] })).toEqual({
    ...{ ...stay, pets: [luna, milo].toSorted(), allows: ['ticks', 'notes'], messages: 'daily', ownerPhone: null },
  });
  expect(stayInput.parse({ ...stay, allows: [], messages: 'none' })).toMatchObject({ allows: [], messages: 'none' });
});

test.each([
  [{ until: '2026-03-27' }, []],
  [{ until: '2026-03-26' }, ['until stays.validation.untilBeforeFrom']],
  [{ until: '2026-05-25' }, []],
  [{ until: '2026-05-26' }, ['until stays.validation.tooLong?max=60']],
  [{ pets: [] }, ['pets stays.validation.pets']],
  [{ pets: ids.slice(0, 10) }, []],
  [{ pets: ids }, ['pets entries.validation.invalid']],
  [{ pets: ['x'] }, ['pets.0 entries.validation.invalid']],
  [{ label: ' ' }, ['label stays.validation.label']],
  [{ label: 'x'.repeat(80) }, []],
  [{ label: 'x'.repeat(81) }, ['label entries.validation.tooLong?max=80']],
  [{ allows: ['all'] }, ['allows.0 entries.validation.invalid']],
  [{ allows: Array(4).fill('ticks') }, []],
  [{ allows: Array(5).fill('ticks') }, ['allows entries.validation.invalid']],
  [{ messages: 'never' }, ['messages entries.validation.invalid']],
  [{ ownerPhone: '' }, []],
  [{ ownerPhone: '+34 600 111 222' }, []],
  [{ ownerPhone: `600 111 222 ${'x'.repeat(40)}` }, ['ownerPhone entries.validation.tooLong?max=40']],
])('R11.7 a stay with %j has the errors %j', (more, expected) => {
  expect(faults(stayInput, { ...stay, ...more })).toEqual(expected);
});

test('R11.7 only messages and phone number of a stay can be changed', () => {
  expect(stayPatch.parse({ messages: 'each' })).toEqual({ messages: 'each' });
  expect(stayPatch.safeParse({ messages: 'each', label: 'x' }).success).toBe(false);
  expect(stayPatch.parse({ ownerPhone: ' 600 111 222 ' })).toEqual({ ownerPhone: '600 111 222' });
  expect(stayPatch.parse({ ownerPhone: '' })).toEqual({ ownerPhone: null });
  expect(stayPatch.safeParse({}).success).toBe(false);
});

const tick = { petId: luna, routineId: milo, day: '2026-03-28' };

test.each([
  [{}, false],
  [{ undo: '1' }, true],
  [{ undo: '' }, false],
  [{ undo: true }, true],
  [{ undo: false }, false],
])('R11.7 a form with %j undoes: %p', (more, undo) => {
  expect(tickInput.parse({ ...tick, ...more })).toEqual({ ...tick, undo });
});

test('R11.7 trims the sitter’s name and accepts an empty note', () => {
  expect(tickInput.parse({ ...tick, name: ' Marta ' }).name).toBe('Marta');
  expect(faults(tickInput, { ...tick, name: 'x'.repeat(41) })).toEqual(['name entries.validation.tooLong?max=40']);
  expect(faults(tickInput, { ...tick, undo: 'yes' })).toEqual(['undo entries.validation.invalid']);
  expect(noteInput.parse({})).toEqual({ text: null });
  expect(noteInput.parse({ text: 'All well', day: '2026-03-28', petId: luna }).text).toBe('All well');
  expect(noteInput.safeParse({ text: 'x'.repeat(1001) }).success).toBe(false);
});

test('R11.7 a dose of a stay requires its scheduled time', () => {
  const dose = { petId: luna, medicationId: milo, scheduledFor: '2026-03-28T08:00:00+01:00' };
  expect(stayDoseInput.safeParse(dose).success).toBe(true);
  expect(faults(stayDoseInput, { ...dose, scheduledFor: '2026-03-28' })).toEqual([
    'scheduledFor entries.validation.dateInvalid',
  ]);
});

test.each([
  [
    { said: 'done', row: 't-1' },
    { outcome: 'done', row: 't-1' },
  ],
  [
    { said: 'soon', row: 't-1', since: '2026-03-28T08:00:00.000Z' },
    { outcome: 'soon', row: 't-1' },
  ],
  [{ said: 'done' }, null],
  [{ said: 'done', row: ['t-1'] }, null],
  [{ said: 'hello', row: 't-1' }, null],
  [{}, null],
])('R11.7 parses the query %j as %j', (query, outcomeQuery) => {
  expect(readFormOutcome(query)).toEqual(outcomeQuery);
});

test.each([
  ['done', { isDone: false, isTooSoon: false }, false],
  ['done', { isDone: true, isTooSoon: true }, true],
  ['given', { isDone: false, isTooSoon: false }, false],
  ['soon', { isDone: true, isTooSoon: false }, false],
  ['soon', { isDone: false, isTooSoon: true }, true],
  ['early', { isDone: false, isTooSoon: false }, true],
  ['already', { isDone: false, isTooSoon: false }, false],
  ['already', { isDone: true, isTooSoon: false }, true],
  ['notYours', { isDone: false, isTooSoon: false }, false],
  ['undone', { isDone: true, isTooSoon: false }, false],
  ['undone', { isDone: false, isTooSoon: false }, true],
] as const)('R11.13 shows “%s” with records %j: %p', (outcome, records, isShown) => {
  const outcomeQuery = { outcome, row: 'r' };
  expect(checkFormOutcome(outcomeQuery, records)).toBe(isShown ? outcomeQuery : null);
  expect(checkFormOutcome(null, records)).toBeNull();
});

test.each([
  ['done', false],
  ['undone', false],
  ['given', false],
  ['sent', false],
  ['already', true],
  ['notNow', true],
  ['noName', true],
] as const)('R11.7 classifies “%s” as a refusal: %p', (outcome, expected) => {
  expect(isRefusal({ outcome, row: 'r' })).toBe(expected);
});
