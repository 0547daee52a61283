import { allVaccines } from '@/lib/records/vaccinations/catalogue';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import type { ScheduleDose } from '@/lib/records/vaccinations/planned-vaccine';
import { byStampUrgency, doseStamps, stampShape, stampTilt } from '@/lib/records/vaccinations/stamp';
import { dateOf } from '@/lib/records/vaccinations/status';
import type { VaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import { dose } from '../../../../support/doses';

const today = '2026-11-22';
const luna = {
  type: 'dog',
  dateOfBirth: '2021-03-07',
  deceasedOn: null,
  vaccineProfile: 'wsava' as const,
  country: null,
  region: null,
  microchippedOn: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  extraVaccines: [],
  highRisk: false,
};
const stampsOf = (doses: ScheduleDose[], pet: Partial<VaccinatedPet> = {}) =>
  doseStamps(doses, dueVaccinations({ ...luna, ...pet }, doses, today), today);
const shapeOf = (vaccine: string) => stampShape({ vaccine, product: null, antigens: [] });
const linesOf = (doses: ScheduleDose[], pet: Partial<VaccinatedPet> = {}) =>
  stampsOf(doses, pet).map(({ state, status, isEstimated, beforeChip }) =>
    [
      state,
      status.kind,
      status.kind === 'superseded' && status.was,
      dateOf(status),
      isEstimated && 'estimated',
      beforeChip && 'beforeChip',
    ]
      .filter(Boolean)
      .join(' '),
  );

test.each([
  ['circle', ['dog.rabies', 'cat.rabies', 'Rabies', 'Rabia', 'Nobivac RL']],
  ['frame', ['dog.dhp', 'cat.rcp', 'rabbit.myxo-rhd', 'DHPPi', 'DHPPi + L4', 'FVRCP', 'Trivalente']],
  ['hexagon', ['dog.lepto', 'L4', 'Leptospirosis']],
  ['oval', ['dog.bordetella.in', 'dog.lyme', 'cat.felv', 'horse.tetanus', 'Something of our own', '']],
  ['oval', ['dog.civ', 'horse.eewee', 'horse.ehv', 'Moquillo', 'Moquillo + kennel cough']],
] as const)('R7.3 the shape is %s depending on the vaccine’s antigens', (shape, vaccines) => {
  expect(vaccines.map((vaccine) => [vaccine, shapeOf(vaccine)])).toEqual(vaccines.map((vaccine) => [vaccine, shape]));
});

test('R7.3 every rabies vaccine in the catalog is a circle', () => {
  const rabies = allVaccines().filter(({ antigens }) => antigens.includes('Rabies'));
  expect(rabies.length).toBeGreaterThan(3);
  expect(rabies.map(({ id }) => shapeOf(id))).toEqual(rabies.map(() => 'circle'));
});

test('R7.3 product and antigens determine the shape if the name is unknown', () => {
  expect(stampShape({ vaccine: 'Yearly', product: 'Nobivac L4', antigens: [] })).toBe('hexagon');
  expect(stampShape({ vaccine: 'Yearly', product: null, antigens: ['CDV', 'CPV-2'] })).toBe('frame');
});

test('R7.3 the status of a stamp follows the due date', () => {
  expect(linesOf([dose('dog.rabies', '2025-12-22', { validUntil: '2028-12-22' })])).toEqual(['valid valid 2028-12-22']);
  expect(linesOf([dose('dog.rabies', '2025-12-22', { validUntil: '2026-12-22' })])).toEqual([
    'due boosterDue 2026-12-22',
  ]);
  expect(linesOf([dose('dog.dhp', '2025-10-18', { validUntil: '2026-10-18' })])).toEqual([
    'overdue expired 2026-10-18',
  ]);
});

test('R7.3 a combination dose shows its most urgent status', () => {
  const both = dose('DHPPi + L4', '2025-12-07');
  expect(linesOf([both])).toEqual(['overdue overdue 2026-01-04 estimated']);
  expect(linesOf([both, dose('dog.lepto', '2025-11-07')])[0]).toBe('due boosterDue 2026-12-07 estimated');
});

test('R7.3 older doses are superseded, as renewed or as first dose', () => {
  const lepto = [dose('dog.lepto', '2025-12-07'), dose('dog.lepto', '2025-11-07')];
  expect(linesOf(lepto)).toEqual(['due boosterDue 2026-12-07 estimated', 'replaced superseded firstDose']);
  const rabies = [dose('dog.rabies', '2025-12-22', { validUntil: '2028-12-22' }), dose('dog.rabies', '2022-12-05')];
  expect(linesOf(rabies)[1]).toBe('replaced superseded renewed');
});

test('R7.3 marks doses given too early or before the chip', () => {
  expect(linesOf([dose('dog.dhp', '2021-03-20')])).toEqual(['due tooEarly']);
  const chip = { microchippedOn: '2026-01-01' as never };
  expect(linesOf([dose('dog.rabies', '2025-12-30', { validUntil: '2028-12-30' })], chip)).toEqual([
    'due valid 2028-12-30 beforeChip',
  ]);
});

test('R7.3 an overdue dose before the chip is marked as both', () => {
  const chip = { microchippedOn: '2026-01-01' as never };
  expect(linesOf([dose('dog.rabies', '2024-12-30')], chip)).toEqual([
    'overdue overdue 2025-12-30 estimated beforeChip',
  ]);
});

test('R7.3 marks a first dose only if it is one for all components', () => {
  const series = ['2025-11-26', '2025-10-29', '2025-10-01'].map((day) => dose('dog.lepto', day));
  expect(linesOf(series).slice(1)).toEqual(['replaced superseded renewed', 'replaced superseded firstDose']);
  const both = [dose('DHPPi + L4', '2025-10-01'), dose('dog.lepto', '2024-10-29'), dose('DHPPi + L4', '2024-10-01')];
  expect(linesOf(both)[2]).toBe('replaced superseded renewed');
});

test.each([
  ['L4', 'DHPPi + L4', 'replaced superseded renewed'],
  ['L4', 'Leptospirosis', 'replaced superseded renewed'],
  ['DHPPi + L4', 'L4', 'undated noEndDate'],
  ['L4', 'Rabies', 'undated noEndDate'],
  ['Corona', 'Ringworm', 'undated noEndDate'],
])('R7.3 without a plan, %s before %s is %s', (before, after, line) => {
  const givenDoses = [dose(after, '2026-01-01'), dose(before, '2025-01-01')];
  expect(linesOf(givenDoses, { type: 'hamster' })).toEqual(['undated noEndDate', line]);
});

test('R7.3 lists stamps newest first, keeping the order within a day', () => {
  const givenDoses = [dose('Mange', '2025-01-01'), dose('Corona', '2026-01-01'), dose('Ringworm', '2026-01-01')];
  const namesOf = (doses: ScheduleDose[]) => stampsOf(doses, { type: 'hamster' }).map(({ id }) => id.split('@')[0]);
  expect(namesOf(givenDoses)).toEqual(['Corona', 'Ringworm', 'Mange']);
  expect(namesOf(givenDoses.toReversed())).toEqual(['Ringworm', 'Corona', 'Mange']);
});

test('R7.3 sorts stamps by state, then by date, keeping ties in order', () => {
  const next = { source: { kind: 'recorded' as const }, validUntil: null, missingDoses: 0 };
  const stamps = [
    { state: 'overdue', status: { kind: 'expired', on: '2026-01-01' } },
    { state: 'overdue', status: { kind: 'overdue', since: '2026-02-01', ...next } },
    { state: 'due', status: { kind: 'boosterDue', on: '2025-12-01', isSoon: true, ...next } },
    { state: 'due', status: { kind: 'valid', until: '2028-01-01' } },
    { state: 'undated', status: { kind: 'noEndDate' } },
    { state: 'valid', status: { kind: 'valid', until: '2027-01-01' } },
    { state: 'replaced', status: { kind: 'superseded', was: 'firstDose' } },
    { state: 'replaced', status: { kind: 'superseded', was: 'renewed' } },
  ] as const;
  expect(stamps.toSorted(byStampUrgency)).toEqual(stamps);
  const turnedStamps = stamps.toReversed().toSorted(byStampUrgency);
  expect(turnedStamps.slice(0, 6)).toEqual(stamps.slice(0, 6));
  expect(turnedStamps.slice(6)).toEqual(stamps.slice(6).toReversed());
});

test('R7.11 an unplanned dose shows its recorded status, never assumed validity', () => {
  const own = [dose('Corona', '2022-01-01', { validUntil: '2023-01-01' }), dose('Ringworm', '2022-01-01')];
  expect(linesOf(own).toSorted()).toEqual(['overdue expired 2023-01-01', 'undated noEndDate']);
  expect(linesOf([dose('Corona', '2022-01-01'), dose('Corona', '2025-01-01')])).toEqual([
    'undated noEndDate',
    'replaced superseded renewed',
  ]);
});

test('R7.11 a rabies dose of 2019 without end date is overdue', () => {
  expect(
    linesOf([dose('dog.rabies', '2019-03-01')], { country: 'ES', region: 'ES-CT', dateOfBirth: '2015-01-01' }),
  ).toEqual(['overdue overdue 2020-03-01 estimated']);
});

test('R7.11 stamps of a deceased pet show their recorded status', () => {
  const doses = [dose('dog.rabies', '2019-03-01'), dose('dog.dhp', '2025-03-01', { validUntil: '2028-03-01' })];
  expect(linesOf(doses, { deceasedOn: '2026-01-01' as never })).toEqual([
    'valid valid 2028-03-01',
    'undated noEndDate',
  ]);
});

test('R7.3 a stamp’s tilt is constant and within its limits', () => {
  const tilts = Array.from({ length: 500 }, (_, index) => stampTilt(`entry-${index}`));
  expect(new Set(tilts)).toEqual(new Set(Array.from({ length: 18 }, (_, index) => index - 9)));
  expect(stampTilt('entry-1')).toBe(stampTilt('entry-1'));
  expect(stampsOf([dose('dog.rabies', '2025-12-22')])[0]?.tilt).toBe(stampTilt(dose('dog.rabies', '2025-12-22').id));
});
