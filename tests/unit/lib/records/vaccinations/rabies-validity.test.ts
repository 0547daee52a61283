import { findValidityStart, firstRabiesDay, rabiesValidity, validOn } from '@/lib/records/vaccinations/rabies-validity';
import { dose } from '../../../../support/doses';

const luna = { dateOfBirth: '2023-05-20', microchippedOn: '2023-08-01' };
const rabies = (givenOn: string, validUntil: string | null = null) => ({ ...dose('dog.rabies', givenOn), validUntil });
const coverOf = (doses: ReturnType<typeof rabies>[], pet: Partial<Record<keyof typeof luna, string | null>> = {}) =>
  rabiesValidity({ ...luna, ...pet }, doses);

test.each([
  ['2023-08-11', 'the day before 12 weeks', ['tooYoung']],
  ['2023-08-12', 'at 12 weeks', []],
  ['2023-08-13', 'the day after', []],
])('R13.7 a dose given on %s, %s', (givenOn, _when, refusals) => {
  expect(firstRabiesDay(luna.dateOfBirth)).toBe('2023-08-12');
  expect(coverOf([rabies(givenOn)]).uncounted.map(({ why }) => why)).toEqual(refusals);
});

test.each([
  ['2024-02-28', ['beforeChip']],
  ['2024-02-29', []],
  ['2024-03-01', []],
])('R13.7 a dose given on %s with a chip of 29 February', (givenOn, refusals) => {
  const { uncounted } = coverOf([rabies(givenOn)], { microchippedOn: '2024-02-29' });
  expect(uncounted.map(({ why }) => why)).toEqual(refusals);
});

test('R13.7 without a recorded chip date, every dose counts', () => {
  const doses = [rabies('2024-01-01'), rabies('2024-12-01')];
  expect(coverOf(doses, { microchippedOn: null }).counted).toHaveLength(2);
});

test('R13.7 a primary dose is valid from 21 days later, across leap days', () => {
  const { counted } = coverOf([rabies('2024-02-10', '2027-02-10')]);

  expect(counted).toMatchObject([{ validFrom: '2024-03-02', validUntil: '2027-02-10', isAssumed: false }]);
  expect(validOn(counted, '2024-03-01')).toBeNull();
  expect(validOn(counted, '2024-03-02')).not.toBeNull();
  expect(validOn(counted, '2027-02-10')).not.toBeNull();
  expect(validOn(counted, '2027-02-11')).toBeNull();
});

test.each([
  ['2025-12-21', '2025-12-21', true],
  ['2025-12-22', '2025-12-22', true],
  ['2025-12-23', '2026-01-13', false],
])('R13.7 a dose on %s after one until 22 December counts from %s', (givenOn, validFrom, isRenewal) => {
  const { counted } = coverOf([rabies('2024-12-22', '2025-12-22'), rabies(givenOn, '2028-01-01')]);
  expect(counted[1]).toMatchObject({ validFrom, isRenewal });
});

test('R13.7 a second dose within the wait does not shorten it', () => {
  const { counted } = coverOf([rabies('2024-03-01'), rabies('2024-03-10')]);
  expect(counted[1]).toMatchObject({ validFrom: '2024-03-22', isRenewal: true });
});

test('R13.7 without a vet’s date, a dose is assumed valid for a year', () => {
  const { counted } = coverOf([rabies('2024-02-29')]);
  expect(counted).toMatchObject([{ validUntil: '2025-02-28', isAssumed: true }]);
});

test('R13.7 continuous validity starts with the last primary dose', () => {
  const { counted } = coverOf([
    rabies('2024-01-01', '2025-01-01'),
    rabies('2025-02-01', '2026-02-01'),
    rabies('2026-01-15', '2027-01-15'),
  ]);
  expect(findValidityStart(counted)?.givenOn).toBe('2025-02-01');
  expect(findValidityStart([])).toBeNull();
});

test('R13.7 only rabies counts, including in a combination', () => {
  const { counted } = coverOf([dose('dog.lepto', '2024-01-01'), dose('DHPPi + rabies', '2024-02-01')] as never);
  expect(counted.map(({ givenOn }) => givenOn)).toEqual(['2024-02-01']);
});

test('R13.7 sorts doses by date before counting', () => {
  const { counted } = coverOf([
    rabies('2026-01-15', '2027-01-15'),
    rabies('2024-01-01', '2025-01-01'),
    rabies('2025-02-01', '2026-02-01'),
  ]);
  expect(counted.map(({ givenOn, isRenewal }) => [givenOn, isRenewal])).toEqual([
    ['2024-01-01', false],
    ['2025-02-01', false],
    ['2026-01-15', true],
  ]);
});

test('R13.7 of doses on the same day, the latest vet’s date applies', () => {
  const doses = [rabies('2024-03-01'), rabies('2024-03-01', '2026-03-01'), rabies('2024-03-01', '2027-03-01')];
  for (const orderedDoses of [doses, doses.toReversed()]) {
    const { counted } = coverOf(orderedDoses);
    expect(validOn(counted, '2024-04-01')).toMatchObject({ validUntil: '2027-03-01', isAssumed: false });
    expect(coverOf([...orderedDoses, rabies('2027-02-01')]).counted.at(-1)?.isRenewal).toBe(true);
  }
});

test('R7.20 a recorded end beats a later next date of the same day', () => {
  const nextDate = { ...dose('dog.rabies', '2024-03-01', { id: 'b' }), nextDueOn: '2027-03-01' };
  const doses = [rabies('2024-03-01', '2026-03-01'), nextDate];
  for (const orderedDoses of [doses, doses.toReversed()]) {
    expect(coverOf(orderedDoses).counted).toMatchObject([
      { validUntil: '2026-03-01', basis: null, isRenewal: false, isRenewalAssumed: false },
    ]);
  }
});
