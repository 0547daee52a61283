import { dueVaccinations } from '@/lib/records/vaccinations/due';
import type { ScheduleDose } from '@/lib/records/vaccinations/planned-vaccine';
import { dose } from '@/tests/support/doses';

const today = '2026-11-21';
const hamster = {
  ...{
    type: 'hamster',
    dateOfBirth: null,
    deceasedOn: null,
    vaccineProfile: 'wsava' as const,
    country: null,
    region: null,
  },
  ...{ microchippedOn: null, createdAt: '2026-01-01T12:00:00.000Z', extraVaccines: [], highRisk: false },
};
const puppy = { ...hamster, type: 'dog', dateOfBirth: '2026-09-13' };

const plansOf = (doses: ScheduleDose[]) => dueVaccinations(hamster, doses, today);
const bothOrders = (doses: ScheduleDose[]) => [doses, doses.toReversed()];

test('R7.3 a vet’s date plans a dose without a guideline', () => {
  const corona = dose('Corona', '2026-10-01', { nextDueOn: '2027-10-01' });
  expect(plansOf([corona])).toMatchObject([
    {
      ...{ vaccineId: 'Corona', due: '2027-10-01', status: 'upcoming', sources: [], beforeChip: false },
      ...{ lastGivenOn: '2026-10-01', countedDoses: [corona.id], tooEarlyDoses: [], tooEarlyOn: null },
    },
  ]);
});

test('R7.3 a vet’s date on a dose given too early names it', () => {
  const early = dose('L4', '2026-10-20', { nextDueOn: '2026-12-01' });
  const corona = dose('Corona', '2026-10-20', { nextDueOn: '2026-12-02' });
  const plannedVaccines = dueVaccinations(puppy, [early, corona], today);
  const ofVaccine = (id: string) => plannedVaccines.find(({ vaccineId }) => vaccineId === id);
  expect(ofVaccine('L4')).toMatchObject({ countedDoses: [], tooEarlyDoses: [early.id], tooEarlyOn: '2026-10-20' });
  expect(ofVaccine('Corona')).toMatchObject({ countedDoses: [corona.id], tooEarlyDoses: [], tooEarlyOn: null });
});

test('R7.3 of doses with the same name, the latest counts', () => {
  const older = dose('corona', '2026-01-01', { nextDueOn: '2027-01-01' });
  const newer = dose('Corona', '2026-11-01', { nextDueOn: '2027-11-01' });
  for (const doses of bothOrders([older, newer])) {
    expect(plansOf(doses)).toMatchObject([{ vaccineId: 'Corona', due: '2027-11-01', countedDoses: [newer.id] }]);
  }
});

test('R7.3 of same-name doses on one day, the latest date counts', () => {
  const undatedDose = dose('Corona', '2026-10-01', { id: 'undated' });
  const first = dose('Corona', '2026-10-01', { id: 'first', nextDueOn: '2027-04-01' });
  const last = dose('Corona', '2026-10-01', { id: 'last', validUntil: '2027-10-01' });
  for (const doses of bothOrders([undatedDose, first, last])) {
    expect(plansOf(doses)).toMatchObject([{ due: '2027-10-01', countedDoses: ['last'] }]);
  }
});

test('R7.3 of identical doses on one day, the first counts', () => {
  const [one, other] = ['one', 'other'].map((id) => dose('Corona', '2026-10-01', { id, nextDueOn: '2027-10-01' }));
  expect(plansOf([one, other] as ScheduleDose[])).toMatchObject([{ countedDoses: ['one'] }]);
});
