import { type DoseForm, readDose, writeDose } from '@/lib/records/medications/dose-text';

const wordOf = (form: DoseForm, isPlural: boolean) => (isPlural && form !== 'ml' ? `${form}s` : form);

test.each([
  ['½', 'tablet', '½ tablet'],
  ['1', 'tablet', '1 tablet'],
  ['0.5', 'tablet', '0.5 tablet'],
  ['1½', 'tablet', '1½ tablets'],
  ['1,5', 'ml', '1,5 ml'],
  ['2', 'drop', '2 drops'],
  ['10', 'drop', '10 drops'],
  ['2', null, '2'],
  ['', 'capsule', 'capsule'],
] as const)('R7.3 the dose %s and %s reads %s', (amount, form, text) => {
  expect(writeDose({ amount, form }, wordOf)).toBe(text);
  expect(readDose(text, wordOf)).toEqual({ amount, form });
});

test.each(['half a 16 mg tablet', '16 mg', '1 tablet twice', 'tablet 16 mg'])(
  'R7.3 no chip replaces the dosage %s',
  (text) => {
    expect(readDose(text, wordOf)).toBeNull();
  },
);
