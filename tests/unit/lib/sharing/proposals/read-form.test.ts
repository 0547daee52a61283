import { plainText } from '@/lib/core/text/plain-text';
import { instantFromJson } from '@/lib/core/time/dates';
import { type FormContext, readEntry } from '@/lib/sharing/proposals/read-form';

const context: FormContext = {
  ...{ timeZone: 'America/New_York', weightUnit: 'lb', temperatureUnit: 'f' },
  at: instantFromJson('2026-11-22T15:00:00Z'),
};

test('R13.3 converts form texts to facts in the pet’s units', () => {
  const form = { grams: '24.7', measuredAt: '2026-11-20', bodyConditionScore: '5' };
  expect(readEntry('weights', form, false, context)).toEqual({
    ...{ grams: 11_204, measuredAt: '2026-11-20T17:00:00.000Z', bodyConditionScore: 5 },
  });
  const vital = { kind: 'temperature', value: '101,3', measuredAt: '2026-11-22' };
  expect(readEntry('vitals', vital, false, context)).toEqual({
    ...{ kind: 'temperature', value: 38.5, measuredAt: '2026-11-22T15:00:00.000Z' },
  });
});

test('R13.3 an unchanged field is not a correction', () => {
  const form = { batch: 'L88210', 'was.batch': 'L88201', product: 'Rabisin', 'was.product': 'Rabisin' };
  expect(readEntry('vaccinations', form, true, context)).toEqual({ batch: 'L88210' });
  expect(readEntry('vaccinations', { ...form, batch: ' ' }, true, context)).toEqual({ batch: null });
});

test('R13.3 converts lines of a visit to paragraphs and escapes markup', () => {
  const form = { visitedOn: '2026-11-22', description: 'Heart clear.\n\n<b>Fit</b> & well', reason: '' };
  const entry = readEntry('vet-records', form, false, context);
  expect(entry).toEqual({
    ...{ visitedOn: '2026-11-22', reason: null },
    description: '<p>Heart clear.</p><p>&lt;b&gt;Fit&lt;/b&gt; &amp; well</p>',
  });
  expect(plainText(String(entry.description))).toBe('Heart clear.\n<b>Fit</b> & well');
});

test('R13.3 parses the next visit in the pet’s time zone', () => {
  const form = { startsAt: '2027-01-20', time: '09:30', title: 'Check' };
  expect(readEntry('appointments', form, false, context)).toEqual({
    ...{ startsAt: '2027-01-20T14:30:00.000Z', title: 'Check', kind: 'vet' },
  });
});

test.each([
  ['weights', { grams: 'eleven', measuredAt: 'yesterday' }, { grams: 'eleven', measuredAt: 'yesterday' }],
  ['appointments', { startsAt: '2027-01-20', time: '25:00' }, { startsAt: '2027-01-20', kind: 'vet' }],
  ['allergies', { allergen: '', severity: '' }, { allergen: '', severity: '' }],
] as const)('R13.3 leaves unreadable values of %s to the schema', (collection, form, expected) => {
  expect(readEntry(collection, form, false, context)).toEqual(expected);
});

test('R13.3 only fields of the form are read', () => {
  const form = { allergen: 'Chicken', severity: 'mild', note: 'x', id: 'x', createdById: 'x' };
  expect(readEntry('allergies', form, false, context)).toEqual({ allergen: 'Chicken', severity: 'mild' });
});
