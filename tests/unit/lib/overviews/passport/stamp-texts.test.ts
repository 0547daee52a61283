import { translatorOf } from '@/lib/core/i18n/translate';
import type { PassportDose } from '@/lib/overviews/passport/record';
import { paperStamps } from '@/lib/overviews/passport/stamp-texts';
import { aDose, aRecord } from '@/tests/support/a-passport';

async function stampsOf(vaccinations: PassportDose[]) {
  const words = { t: await translatorOf('en'), locale: 'en', today: '2026-11-21' } as const;
  return paperStamps(words, aRecord({ vaccinations }));
}

const rabies = (id: string, dose: Partial<PassportDose>) =>
  aDose({ id, vaccine: 'dog.rabies', product: null, ...dose });

const ownDoses = (name: string, count: number, dose: Partial<PassportDose>) =>
  Array.from({ length: count }, (_, index) =>
    aDose({ id: `${name} ${index + 1}`, vaccine: `${name} ${index + 1}`, product: null, ...dose }),
  );

test('R7.3 each stamp shows its own dose, date and clinic', async () => {
  const own = aDose({ id: '2', vaccine: 'Of our own', product: null, givenOn: '2026-01-04', validUntil: null });
  const vaccinations = [rabies('1', { givenOn: '2026-01-05', validUntil: '2029-01-05' }), { ...own, clinic: null }];
  const tilt = expect.any(Number);
  expect(await stampsOf(vaccinations)).toEqual([
    {
      ...{ shape: 'circle', state: 'valid', tilt, name: 'Rabies', date: '05/01/2026' },
      ...{ clinic: 'Sunny Street Vets', words: ['valid until', '01/2029'] },
      ...{ isEstimated: false, sentence: 'Valid until 5 Jan 2029' },
    },
    {
      ...{ shape: 'oval', state: 'undated', tilt, name: 'Of our own', date: '04/01/2026', clinic: '' },
      ...{ words: ['no end date'], isEstimated: false, sentence: 'No end date recorded' },
    },
  ]);
});

test.each([
  ['2027-12-31', 'valid until 12/2027'],
  ['2026-12-05', 'due 05/12/2026'],
  ['2026-11-21', 'due 21/11/2026'],
  ['2026-11-20', 'expired 11/2026'],
])('R7.3 a rabies stamp valid until %s reads: %s', async (validUntil, word) => {
  const stamps = await stampsOf([rabies('1', { givenOn: '2025-11-21', validUntil })]);
  expect(stamps.map((stamp) => stamp.words.join(' '))).toEqual([word]);
});

test('R7.3 marks the stamp of a renewed dose as renewed', async () => {
  const doses = [
    rabies('1', { givenOn: '2022-11-21', validUntil: '2025-11-21' }),
    rabies('2', { givenOn: '2025-11-21', validUntil: '2028-11-21' }),
  ];
  expect((await stampsOf(doses)).map(({ date, words }) => `${date} ${words.join(' ')}`)).toEqual([
    '21/11/2025 valid until 11/2028',
    '21/11/2022 renewed',
  ]);
});

test.each([
  [0, 0, 0, 0],
  [1, 5, 1, 3],
  [3, 5, 3, 1],
  [4, 2, 4, 0],
  [5, 2, 5, 0],
  [6, 2, 6, 0],
  [7, 2, 6, 0],
])('R7.3 for %d current and %d older doses, shows %d and %d stamps', async (counting, older, shownCount, filling) => {
  const stamps = await stampsOf([
    ...ownDoses('Old', older, { givenOn: '2019-01-01', validUntil: '2020-01-01', vaccine: 'New 1' }),
    ...ownDoses('New', counting, { givenOn: '2026-01-01', validUntil: null }),
  ]);
  const states = stamps.map(({ date, words }) => `${date} ${words.join(' ')}`);
  const wantedTexts = [
    ...Array(shownCount).fill('01/01/2026 no end date'),
    ...Array(filling).fill('01/01/2019 renewed'),
  ];
  expect(states).toEqual(wantedTexts);
});
