import { allVaccines } from '@/lib/records/vaccinations/catalogue';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import type { ScheduleDose } from '@/lib/records/vaccinations/planned-vaccine';
import { byUrgency, doseStamps, stampShape, stampTilt } from '@/lib/records/vaccinations/stamp';
import { dose } from '../../../../support/doses';

const today = '2026-11-22';
const luna = {
  type: 'dog',
  dateOfBirth: '2021-03-07',
  deceasedOn: null,
  vaccineProfile: 'wsava' as const,
  region: null,
  microchippedOn: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  extraVaccines: [],
  highRisk: false,
};
const stampsOf = (doses: ScheduleDose[], pet: Partial<typeof luna> = {}) =>
  doseStamps(doses, dueVaccinations({ ...luna, ...pet }, doses, today), today);
const shapeOf = (vaccine: string) => stampShape({ vaccine, product: null, antigens: [] });
const linesOf = (doses: ScheduleDose[], pet: Partial<typeof luna> = {}) =>
  stampsOf(doses, pet).map(({ state, word, day }) => [state, word, day].filter(Boolean).join(' '));

test.each([
  ['circle', ['dog.rabies', 'cat.rabies', 'Rabies', 'Rabia', 'Nobivac RL']],
  ['frame', ['dog.dhp', 'cat.rcp', 'rabbit.myxo-rhd', 'DHPPi', 'DHPPi + L4', 'FVRCP', 'Trivalente']],
  ['hexagon', ['dog.lepto', 'L4', 'Leptospirosis']],
  ['oval', ['dog.bordetella.in', 'dog.lyme', 'cat.felv', 'horse.tetanus', 'Something of our own', '']],
  ['oval', ['dog.civ', 'horse.eewee', 'horse.ehv', 'Moquillo', 'Moquillo + kennel cough']],
] as const)('R7.3 the shape is %s by what the vaccine holds', (shape, vaccines) => {
  expect(vaccines.map((vaccine) => [vaccine, shapeOf(vaccine)])).toEqual(vaccines.map((vaccine) => [vaccine, shape]));
});

test('R7.3 every rabies vaccine of the catalogue is a circle', () => {
  const rabies = allVaccines().filter(({ antigens }) => antigens.includes('Rabies'));
  expect(rabies.length).toBeGreaterThan(3);
  expect(rabies.map(({ id }) => shapeOf(id))).toEqual(rabies.map(() => 'circle'));
});

test('R7.3 product and antigens decide where the name says nothing', () => {
  expect(stampShape({ vaccine: 'Yearly', product: 'Nobivac L4', antigens: [] })).toBe('hexagon');
  expect(stampShape({ vaccine: 'Yearly', product: null, antigens: ['CDV', 'CPV-2'] })).toBe('frame');
});

test('R7.3 the line of a stamp follows what is due', () => {
  expect(linesOf([dose('dog.rabies', '2025-12-22', { validUntil: '2028-12-22' })])).toEqual(['valid until 2028-12-22']);
  expect(linesOf([dose('dog.rabies', '2025-12-22', { validUntil: '2026-12-22' })])).toEqual(['due due 2026-12-22']);
  expect(linesOf([dose('dog.dhp', '2025-10-18', { validUntil: '2026-10-18' })])).toEqual([
    'overdue overdue 2026-10-18',
  ]);
});

test('R7.3 a combined dose shows what is most urgent of it', () => {
  const both = dose('DHPPi + L4', '2025-12-07');
  expect(linesOf([both])).toEqual(['overdue overdue 2026-01-04']);
  expect(linesOf([both, dose('dog.lepto', '2025-11-07')])[0]).toBe('due due 2026-12-07');
});

test('R7.3 older doses are grey: renewed, or the first of a series', () => {
  const lepto = [dose('dog.lepto', '2025-12-07'), dose('dog.lepto', '2025-11-07')];
  expect(linesOf(lepto)).toEqual(['due due 2026-12-07', 'replaced firstDose']);
  const rabies = [dose('dog.rabies', '2025-12-22', { validUntil: '2028-12-22' }), dose('dog.rabies', '2022-12-05')];
  expect(linesOf(rabies)[1]).toBe('replaced renewed');
});

test('R7.3 a dose too early or before the chip says so', () => {
  expect(linesOf([dose('dog.dhp', '2021-03-20')])).toEqual(['due early']);
  const chip = { microchippedOn: '2026-01-01' as never };
  expect(linesOf([dose('dog.rabies', '2025-12-30', { validUntil: '2028-12-30' })], chip)).toEqual(['due beforeChip']);
});

test('R7.3 a dose before the chip that is overdue says that', () => {
  const chip = { microchippedOn: '2026-01-01' as never };
  expect(linesOf([dose('dog.rabies', '2024-12-30')], chip)).toEqual(['overdue overdue 2025-12-30']);
});

test('R7.3 a first of a series is that for all it holds', () => {
  const series = ['2025-11-26', '2025-10-29', '2025-10-01'].map((day) => dose('dog.lepto', day));
  expect(linesOf(series).slice(1)).toEqual(['replaced renewed', 'replaced firstDose']);
  const both = [dose('DHPPi + L4', '2025-10-01'), dose('dog.lepto', '2024-10-29'), dose('DHPPi + L4', '2024-10-01')];
  expect(linesOf(both)[2]).toBe('replaced renewed');
});

test.each([
  ['L4', 'DHPPi + L4', 'replaced renewed'],
  ['L4', 'Leptospirosis', 'replaced renewed'],
  ['DHPPi + L4', 'L4', 'valid valid'],
  ['L4', 'Rabies', 'valid valid'],
  ['Corona', 'Ringworm', 'valid valid'],
])('R7.3 without a plan, %s before %s is %s', (before, after, line) => {
  const given = [dose(after, '2026-01-01'), dose(before, '2025-01-01')];
  expect(linesOf(given, { type: 'hamster' })).toEqual(['valid valid', line]);
});

test('R7.3 stamps stand newest first, those of a day as they came', () => {
  const given = [dose('Mange', '2025-01-01'), dose('Corona', '2026-01-01'), dose('Ringworm', '2026-01-01')];
  const namesOf = (doses: ScheduleDose[]) => stampsOf(doses, { type: 'hamster' }).map(({ id }) => id.split('@')[0]);
  expect(namesOf(given)).toEqual(['Corona', 'Ringworm', 'Mange']);
  expect(namesOf(given.toReversed())).toEqual(['Ringworm', 'Corona', 'Mange']);
});

test('R7.3 stamps by urgency: state, then day, and equal ones stay', () => {
  const standings = [
    { state: 'overdue', word: 'overdue', day: '2026-01-01' },
    { state: 'overdue', word: 'overdue', day: '2026-02-01' },
    { state: 'due', word: 'due', day: '2025-12-01' },
    { state: 'due', word: 'beforeChip', day: null },
    { state: 'valid', word: 'until', day: '2027-01-01' },
    { state: 'valid', word: 'valid', day: null },
    { state: 'replaced', word: 'expired', day: '2023-01-01' },
    { state: 'replaced', word: 'firstDose', day: null },
    { state: 'replaced', word: 'renewed', day: null },
  ] as const;
  expect(standings.toSorted(byUrgency)).toEqual(standings);
  const turned = standings.toReversed().toSorted(byUrgency);
  expect(turned.slice(0, 7)).toEqual(standings.slice(0, 7));
  expect(turned.slice(7).map(({ word }) => word)).toEqual(['renewed', 'firstDose']);
});

test('R7.3 what no plan counts stands by its own date', () => {
  const own = [dose('Corona', '2022-01-01', { validUntil: '2023-01-01' }), dose('Ringworm', '2022-01-01')];
  expect(linesOf(own).toSorted()).toEqual(['replaced expired 2023-01-01', 'valid valid']);
  expect(linesOf([dose('Corona', '2022-01-01'), dose('Corona', '2025-01-01')])).toEqual([
    'valid valid',
    'replaced renewed',
  ]);
});

test('R7.3 the tilt of a stamp never changes and stays within reach', () => {
  const tilts = Array.from({ length: 500 }, (_, index) => stampTilt(`entry-${index}`));
  expect(new Set(tilts)).toEqual(new Set(Array.from({ length: 18 }, (_, index) => index - 9)));
  expect(stampTilt('entry-1')).toBe(stampTilt('entry-1'));
  expect(stampsOf([dose('dog.rabies', '2025-12-22')])[0]?.tilt).toBe(stampTilt(dose('dog.rabies', '2025-12-22').id));
});
