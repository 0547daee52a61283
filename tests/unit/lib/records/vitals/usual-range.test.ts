import fc from 'fast-check';
import { assessVital, type VitalLevel } from '@/lib/records/vitals/assess-vital';
import { fromCelsius, toCelsius } from '@/lib/records/vitals/units';
import { usualRange } from '@/lib/records/vitals/usual-range';
import { checkVital, type Vital } from '@/lib/records/vitals/vital';
import type { VitalSubject } from '@/lib/records/vitals/vital-species';
import { vitalKinds, vitalRanges } from '@/lib/records/vitals/vocabulary';
import { RUNS } from '@/tests/support/property-runs';

const on = '2026-03-28';
const dog = (more: Partial<VitalSubject> = {}): VitalSubject => ({
  type: 'dog',
  dateOfBirth: '2020-01-01',
  grams: 10_000,
  giantBreed: false,
  ...more,
});

const measuredVital = (more: Partial<Vital>): Vital => ({
  id: 'x',
  measuredAt: `${on}T08:00:00.000Z`,
  kind: 'temperature',
  value: 38.5,
  context: null,
  note: null,
  ...more,
});

test.each([
  ['a small dog', 'heart_rate', dog(), null, [100, 140]],
  ['a large dog', 'heart_rate', dog({ grams: 30_000 }), null, [60, 100]],
  ['a dog of 45 kg', 'heart_rate', dog({ grams: 45_000 }), null, [50, 90]],
  ['a dog just below', 'heart_rate', dog({ grams: 44_999 }), null, [60, 100]],
  ['an unweighed giant breed', 'heart_rate', dog({ grams: null, giantBreed: true }), null, [50, 90]],
  ['a giant puppy', 'heart_rate', dog({ dateOfBirth: '2025-08-01', giantBreed: true }), null, [120, 160]],
  ['a dog that nobody weighed', 'heart_rate', dog({ grams: null }), null, [60, 140]],
  ['a young dog', 'heart_rate', dog({ dateOfBirth: '2025-08-01' }), null, [120, 160]],
  ['a puppy of ten days', 'temperature', dog({ dateOfBirth: '2026-03-18' }), null, [34.5, 37.2]],
  ['a dog of unknown age', 'temperature', dog({ dateOfBirth: null }), null, [37.5, 39.2]],
  ['a cat at home', 'heart_rate', dog({ type: 'cat' }), null, [120, 180]],
  ['a cat at the clinic', 'heart_rate', dog({ type: 'cat' }), 'clinic', [140, 220]],
  ['a foal', 'respiratory_rate', dog({ type: 'horse', dateOfBirth: '2026-01-01' }), null, [20, 40]],
  ['a horse', 'heart_rate', dog({ type: 'horse' }), null, [28, 44]],
  ['a dog of 14 kg', 'heart_rate', dog({ grams: 14_000 }), null, [60, 100]],
  ['a kitten at the clinic', 'heart_rate', dog({ type: 'cat', dateOfBirth: '2025-03-29' }), 'clinic', [180, 260]],
  [
    'a cat of a year at the clinic',
    'heart_rate',
    dog({ type: 'cat', dateOfBirth: '2025-03-28' }),
    'clinic',
    [140, 220],
  ],
  ['a cat of unknown age at the clinic', 'heart_rate', dog({ type: 'cat', dateOfBirth: null }), 'clinic', [140, 220]],
  ['a foal', 'temperature', dog({ type: 'horse', dateOfBirth: '2026-01-01' }), null, [37.5, 38.9]],
  ['a foal', 'capillary_refill', dog({ type: 'horse', dateOfBirth: '2026-01-01' }), null, [1, 2]],
  [
    'a horse a day before half a year',
    'respiratory_rate',
    dog({ type: 'horse', dateOfBirth: '2025-09-29' }),
    null,
    [20, 40],
  ],
  ['a horse of half a year', 'respiratory_rate', dog({ type: 'horse', dateOfBirth: '2025-09-28' }), null, [8, 20]],
  ['a horse of unknown age', 'respiratory_rate', dog({ type: 'horse', dateOfBirth: null }), null, [8, 20]],
  ['a puppy', 'capillary_refill', dog({ dateOfBirth: '2026-03-18' }), null, [1, 2]],
  ['a fish', 'heart_rate', dog({ type: 'fish' }), null, null],
  ['a fish', 'temperature', dog({ type: 'fish' }), null, null],
  ['a bird', 'temperature', dog({ type: 'bird' }), null, null],
] as const)('R7.3 the usual range of %s, %s', (_, kind, subject, context, range) => {
  expect(usualRange(kind, subject, on, context)).toEqual(range);
});

test.each([
  [38.5, 'usual'],
  [39.3, 'high'],
  [37.4, 'low'],
  [39.5, 'call'],
  [37.2, 'call'],
  [40, 'urgent'],
  [36.5, 'urgent'],
  [41, 'emergency'],
] as [number, VitalLevel][])('R7.3 a dog at %f °C is rated: %s', (value, expected) => {
  expect(assessVital(measuredVital({ value }), dog(), []).level).toBe(expected);
});

test.each([
  [24, [], 'usual', 'range', null],
  [30, [], 'high', 'range', null],
  [31, [], 'call', 'range', null],
  [24, [16, 17, 18], 'call', 'baseline', 17],
  [31, [16, 17, 18], 'call', 'range', 17],
  [21, [16, 17, 18], 'usual', 'range', 17],
  [24, [16, 17], 'usual', 'range', null],
] as const)('R7.3 %f sleeping breaths after %j: %s by %s', (value, earlier, level, basis, baseline) => {
  const vital = measuredVital({ kind: 'sleeping_respiratory_rate', value });

  expect(assessVital(vital, dog(), earlier)).toEqual({ level, basis, baseline });
});

test.each([
  [60, '2010-01-01', null, 'high'],
  [61, '2010-01-01', null, 'emergency'],
  [61, null, 'rest', 'emergency'],
  [110, '2010-01-01', 'exercise', 'high'],
  [61, '2025-09-28', null, 'emergency'],
  [75, '2025-11-01', null, 'usual'],
] as const)('R7.3 a horse at %i bpm, born %s, %s: %s', (value, dateOfBirth, context, level) => {
  const horse = dog({ type: 'horse', dateOfBirth, grams: 500_000 });

  expect(assessVital(measuredVital({ kind: 'heart_rate', value, context }), horse, []).level).toBe(level);
});

test.each([
  ['reptile', 22, true],
  ['fish', 8, true],
  ['other', 15, true],
  ['reptile', 51, false],
  ['dog', 29.9, false],
  ['dog', 30, true],
] as const)('R7.3 accepts a %s at %f °C: %s', (type, value, accepted) => {
  const problems = checkVital(measuredVital({ value }), { type, dateOfBirth: null, deceasedOn: null });

  expect(problems).toEqual(accepted ? {} : { value: expect.stringContaining('vitals.validation.temperature') });
});

const types = fc.constantFrom('dog', 'cat', 'rabbit', 'ferret', 'horse', 'guinea_pig', 'hamster', 'bird', 'other');
const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2026-03-28'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const subjects = fc.record({
  type: types,
  dateOfBirth: fc.option(days),
  grams: fc.option(fc.integer({ min: 1, max: 1_200_000 })),
  giantBreed: fc.boolean(),
});

test('R7.3 ranges are plausible, and values within them are usual', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...vitalKinds),
      subjects,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (kind, subject, share) => {
        const range = usualRange(kind, subject, on);
        if (!range) return;
        const [low, high] = range;
        expect(low).toBeLessThan(high);
        expect(low).toBeGreaterThanOrEqual(vitalRanges[kind].min);
        expect(high).toBeLessThanOrEqual(vitalRanges[kind].max);
        const value = low + (high - low) * share;
        expect(assessVital(measuredVital({ kind, value }), subject, []).level).toBe('usual');
        expect(assessVital(measuredVital({ kind, value: high + 50 }), subject, []).level).not.toBe('usual');
      },
    ),
    { numRuns: RUNS },
  );
});

test('R7.3 a value typed in °F or °C survives a round trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: 860, max: 1110 }), fc.constantFrom('c', 'f'), (tenths, unit) => {
      const typedNumber = unit === 'f' ? tenths / 10 : Math.round(((tenths / 10 - 32) / 1.8) * 10) / 10;
      expect(fromCelsius(toCelsius(typedNumber, unit), unit)).toBe(typedNumber);
    }),
    { numRuns: RUNS },
  );
});

// Weeks of age from February 1, 2028, a leap year, and one year of age after birth on February 29.
test.each([
  ['2028-02-01', '2028-02-14', 'heart_rate', [200, 240]],
  ['2028-02-01', '2028-02-15', 'heart_rate', [210, 220]],
  ['2028-02-01', '2028-02-28', 'heart_rate', [210, 220]],
  ['2028-02-01', '2028-02-29', 'heart_rate', [190, 200]],
  ['2028-02-01', '2028-03-13', 'heart_rate', [190, 200]],
  ['2028-02-01', '2028-03-14', 'heart_rate', [165, 175]],
  ['2028-02-01', '2028-04-24', 'heart_rate', [165, 175]],
  ['2028-02-01', '2028-04-25', 'heart_rate', [120, 160]],
  ['2028-02-29', '2029-02-28', 'heart_rate', [120, 160]],
  ['2028-02-29', '2029-03-01', 'heart_rate', [100, 140]],
] as const)('R7.3 for a small dog born on %s, on %s: %s of %j', (dateOfBirth, day, kind, range) => {
  expect(usualRange(kind, dog({ dateOfBirth }), day)).toEqual(range);
});
