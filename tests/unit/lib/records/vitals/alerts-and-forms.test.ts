import { instantFromJson } from '@/lib/core/time/dates';
import { assessVital } from '@/lib/records/vitals/assess-vital';
import { vitalForm, vitalInput, vitalPatch } from '@/lib/records/vitals/schema';
import { fromCelsius, toCelsius } from '@/lib/records/vitals/units';
import { monthsOn, usualRange } from '@/lib/records/vitals/usual-range';
import { checkVital, toVital, type Vital } from '@/lib/records/vitals/vital';
import type { VitalSubject } from '@/lib/records/vitals/vital-species';
import { plausibleVital } from '@/lib/records/vitals/vocabulary';

const at = instantFromJson('2026-03-28T10:00:00Z');
const on = '2026-03-28';
const dog = (more: Partial<VitalSubject> = {}): VitalSubject => ({
  ...{ type: 'dog', dateOfBirth: '2020-01-01', grams: 10_000, giantBreed: false },
  ...more,
});
const vital = (more: Partial<Vital>): Vital => ({
  ...{ id: 'x', measuredAt: `${on}T08:00:00.000Z`, kind: 'temperature', value: 38.5, context: null, note: null },
  ...more,
});
const levelOf = (more: Partial<Vital>, subject = dog(), earlier: number[] = []) =>
  assessVital(vital(more), subject, earlier).level;

test.each([
  [36.5, 'urgent'],
  [36.6, 'call'],
  [37.2, 'call'],
  [37.3, 'low'],
  [37.5, 'usual'],
  [39.2, 'usual'],
  [39.3, 'high'],
  [39.4, 'high'],
  [39.5, 'call'],
  [39.9, 'call'],
  [40, 'urgent'],
  [40.9, 'urgent'],
  [41, 'emergency'],
])('R7.3 a dog at %f °C has the level: %s', (value, level) => {
  expect(levelOf({ value })).toBe(level);
});

test('R7.3 newborns have their own temperature range, species without data none at all', () => {
  const newborn = dog({ dateOfBirth: '2026-03-20' });
  expect([levelOf({ value: 35.5 }, newborn), levelOf({ value: 39.5 }, newborn)]).toEqual(['usual', 'high']);
  expect(levelOf({}, dog({ type: 'fish' }))).toBe('unknown');
  expect(levelOf({ value: 42 }, dog({ type: 'hamster' }))).toBe('high');
  expect(levelOf({ kind: 'capillary_refill', value: 1 }, newborn)).toBe('usual');
});

test('R7.3 temperature limits apply only to temperatures', () => {
  expect(levelOf({ kind: 'respiratory_rate', value: 35 }, dog({ type: 'ferret' }))).toBe('usual');
  expect(levelOf({ value: 37.4 }, dog({ type: 'ferret' }))).toBe('call');
});

const asleep = (value: number, ...earlier: number[]) =>
  assessVital(vital({ kind: 'sleeping_respiratory_rate', value }), dog(), earlier);

test('R7.3 a sleeping rate over 125 % of the earlier median suggests calling', () => {
  expect(asleep(20, 30, 16, 16)).toMatchObject({ level: 'usual', baseline: 16 });
  expect(asleep(20.1, 30, 16, 16)).toMatchObject({ level: 'call', basis: 'baseline', baseline: 16 });
  expect(asleep(20, 18, 14, 30, 10)).toMatchObject({ level: 'usual', baseline: 16 });
  expect(asleep(30, 30, 30, 30)).toMatchObject({ level: 'high', basis: 'range', baseline: 30 });
  expect(asleep(31, 10, 10)).toMatchObject({ level: 'call', basis: 'range', baseline: null });
});

const horse = (dateOfBirth: string | null) => dog({ type: 'horse', dateOfBirth, grams: 500_000 });

test.each([
  [60, null, null, 'high'],
  [61, null, null, 'emergency'],
  [61, 'exercise', null, 'high'],
  [61, 'clinic', null, 'emergency'],
  [61, null, '2025-09-29', 'usual'],
  [61, null, '2025-09-28', 'emergency'],
] as const)('R7.3 a horse at %d bpm (%s), born %s: %s', (value, context, birthday, level) => {
  expect(levelOf({ kind: 'heart_rate', value, context }, horse(birthday))).toBe(level);
});

test('R7.3 computes the age in months on the day', () => {
  expect(monthsOn(on, { dateOfBirth: '2025-02-28' } as VitalSubject)).toBe(13);
  expect(monthsOn(on, { dateOfBirth: '2025-03-29' } as VitalSubject)).toBe(11);
  expect(monthsOn(on, { dateOfBirth: null } as VitalSubject)).toBeNull();
});

test.each([
  [{ dateOfBirth: '2025-03-28' }, [100, 140]],
  [{ dateOfBirth: '2025-03-29' }, [120, 160]],
  [{ grams: 13_999 }, null],
  [{ grams: null }, [60, 140]],
  [{ grams: null, dateOfBirth: null }, [60, 140]],
])('R7.3 the heart rate range of a dog with %j is %j', (more, range) => {
  const foundRange = usualRange('heart_rate', dog(more), on);
  if (range) expect(foundRange).toEqual(range);
  else expect(foundRange?.[0]).toBeGreaterThan(50);
});

test('R7.3 limits readings by species', () => {
  const pet = { type: 'dog', dateOfBirth: '2026-03-28', deceasedOn: null } as never;
  const faults = (more: Partial<Vital>) => Object.keys(checkVital(vital(more), pet));
  expect([faults({ value: 30 }), faults({ value: 44 }), faults({ value: 29.9 }), faults({ value: 44.1 })]).toEqual([
    ...[[], [], ['value'], ['value']],
  ]);
  expect(faults({ measuredAt: '2026-03-27T09:00:00.000Z' })).toEqual(['measuredAt']);
  expect(['reptile', 'fish', 'other', 'dog'].map((type) => plausibleVital('temperature', type).min)).toEqual([
    0, 0, 0, 30,
  ]);
  expect(plausibleVital('capillary_refill', 'fish')).toEqual({ min: 0, max: 10 });
  expect(toVital({ ...vital({}), measuredAt: at })).toEqual(vital({ measuredAt: at.toISOString() }));
});

test('R7.3 rounds degrees to thermometer precision', () => {
  expect([fromCelsius(38.46, 'c'), fromCelsius(38.5, 'f'), toCelsius(101.3, 'f'), toCelsius(38.46, 'c')]).toEqual([
    ...[38.5, 101.3, 38.5, 38.46],
  ]);
});

test('R7.3 requires only kind, value and time', () => {
  const requestBody = { kind: 'temperature', value: 38.5, measuredAt: '2026-03-28T08:00:00Z' };
  expect(vitalInput(at).parse(requestBody)).toMatchObject({ context: null, note: null, value: 38.5 });
  expect(vitalPatch(at).parse({ value: 1 })).toEqual({ value: 1 });
  expect(
    [{ kind: 'x' }, { value: '1' }, { context: 'x' }].map(
      (more) => vitalInput(at).safeParse({ ...requestBody, ...more }).success,
    ),
  ).toEqual([false, false, false]);
});

const typedVital = {
  day: on,
  time: '10:00',
  kind: 'temperature' as const,
  value: '38,5',
  context: '' as const,
  note: '',
};
const form = (unit: 'c' | 'f') =>
  vitalForm({ type: 'dog', latest: on, timeZone: 'Europe/Madrid', temperatureUnit: unit });
const messageOf = (unit: 'c' | 'f', more: object) =>
  form(unit)
    .safeParse({ ...typedVital, ...more })
    .error?.issues.map(({ path, message }) => `${path} ${message}`) ?? [];

test('R7.3 a form accepts degrees in either scale', () => {
  expect(form('c').parse(typedVital)).toEqual({
    ...{
      kind: 'temperature',
      value: 38.5,
      context: null,
      note: null,
      measuredAt: instantFromJson('2026-03-28T09:00:00Z'),
    },
  });
  expect(form('f').parse({ ...typedVital, value: '101.3', context: 'rest' })).toMatchObject({
    value: 38.5,
    context: 'rest',
  });
  expect(form('f').parse({ ...typedVital, kind: 'heart_rate', value: '100' })).toMatchObject({ value: 100 });
});

test.each([
  ['c', { value: '' }, 'value vitals.validation.temperature?min=30&max=44'],
  ['c', { value: '44.1' }, 'value vitals.validation.temperature?min=30&max=44'],
  ['c', { value: '29.9' }, 'value vitals.validation.temperature?min=30&max=44'],
  ['f', { value: '38' }, 'value vitals.validation.temperature_f?min=86&max=111.2'],
  ['f', { kind: 'heart_rate', value: '9' }, 'value vitals.validation.heart_rate?min=10&max=650'],
  ['c', { kind: 'capillary_refill', value: '' }, 'value vitals.validation.capillary_refill?min=0&max=10'],
] as const)('R7.3 in °%s a form with %j reports: %s', (unit, more, message) => {
  expect(messageOf(unit, more)).toEqual([message]);
});

test('R7.3 accepts the limits themselves', () => {
  expect([messageOf('c', { value: '30' }), messageOf('c', { value: '44' }), messageOf('f', { value: '86' })]).toEqual([
    ...[[], [], []],
  ]);
});
