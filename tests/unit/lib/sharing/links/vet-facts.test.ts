import { addMs, DAY, dayToColumn } from '@/lib/core/time/dates';
import { assessVitals } from '@/lib/records/vitals/assess-vital';
import { weightAlerts } from '@/lib/records/weights/alerts';
import { JUDGED_READINGS } from '@/lib/records/weights/vocabulary';
import type { ShareKind } from '@/lib/sharing/links/vocabulary';
import { at, by, medication, sharedRow, viewOf } from '@/tests/support/a-shared-row';
import { aSource } from '@/tests/support/source-examples';

const source = aSource({ typedBy: null, writer: 'owner' });
const [condition] = sharedRow.conditions;
const weighingAt = (daysAgo: number, grams: number) => ({
  ...{ grams, bodyConditionScore: null, measuredAt: addMs(at, -daysAgo * DAY), ...by },
});

test('R9.4 a vet sees the last dose and the dose per kilogram', () => {
  const givenMedication = { ...medication, dosage: '16 mg', doses: [{ at }] };
  const view = (more: object) =>
    viewOf(['medication', 'weight'], { medications: [{ ...givenMedication, ...more }] }, 'vet').medications?.[0];
  const perKg = { amount: expect.closeTo(16 / 11, 9), unit: 'mg', grams: 11_000, measuredAt: at.toISOString() };
  expect(view({})).toMatchObject({ lastGivenAt: at.toISOString(), perKg });
  expect(view({ dosage: '1 tablet', doses: [] })).toMatchObject({ lastGivenAt: null, perKg: null });
  expect(view({ steps: [{ from: '2026-05-10', dosage: '11 mg' }] })?.perKg).toMatchObject({ amount: 1 });

  const others = viewOf(['medication', 'weight'], { medications: [givenMedication] }).medications?.[0];
  expect(others).not.toHaveProperty('perKg');
  expect(others).not.toHaveProperty('lastGivenAt');
});

test('R9.4 a vet sees past medication with its last dosage', () => {
  const over = { startsOn: dayToColumn('2026-01-01'), endsOn: dayToColumn('2026-05-20') };
  const taper = { ...medication, ...over, name: 'Prednisolone', steps: [{ from: '2026-03-01', dosage: '2 mg' }] };
  const view = viewOf(['medication'], { medications: [medication, taper] }, 'vet');
  expect(view.medications?.map(({ name }) => name)).toEqual(['Apoquel']);
  expect(view.pastMedications).toEqual([
    {
      ...{ name: 'Prednisolone', dosage: medication.dosage, lastDosage: '2 mg' },
      ...{ startsOn: '2026-01-01', lastDay: '2026-05-20' },
      ...{ reason: medication.reason, source },
    },
  ]);
});

test('R9.4 only a vet sees resolved conditions, separate from current ones', () => {
  const resolvedCondition = { ...condition, id: 'c2', name: 'Otitis', status: 'resolved' as const };
  const conditions = [condition, resolvedCondition] as typeof sharedRow.conditions;
  const vet = viewOf(['conditions'], { conditions }, 'vet');
  expect(vet.conditions?.map(({ name }) => name)).toEqual(['Arthritis']);
  expect(vet.resolvedConditions?.map(({ name }) => name)).toEqual(['Otitis']);
  expect(viewOf(['conditions'], { conditions })).not.toHaveProperty('resolvedConditions');
});

test.each([
  [[weighingAt(0, 9000), weighingAt(200, 10_000)], [{ id: 'lost', percent: 10, since: weighingAt(200, 0).measuredAt }]],
  [
    [weighingAt(0, 11_000), weighingAt(200, 10_000)],
    [{ id: 'gained', percent: 10, since: weighingAt(200, 0).measuredAt }],
  ],
  [
    [weighingAt(0, 9450), weighingAt(25, 10_000)],
    [{ id: 'loss5m', percent: 5.5, since: weighingAt(25, 0).measuredAt }],
  ],
  [[weighingAt(0, 9900), weighingAt(200, 10_000)], []],
])('R9.4 a vet sees weight changes: %#', (weights, concerns) => {
  const expected = concerns.map((one) => ({ ...one, since: one.since.toISOString(), until: at.toISOString() }));
  const view = viewOf(['weight'], { weights }, 'vet');
  expect(view.weights?.concerns?.map((one) => ({ ...one, percent: Number(one.percent.toFixed(1)) }))).toEqual(expected);
  expect(viewOf(['weight'], { weights }).weights).not.toHaveProperty('concerns');
});

test('R9.1 a link without weights shows no dose per kilogram', () => {
  const medications = [{ ...medication, dosage: '16 mg', doses: [] }];
  expect(viewOf(['medication', 'vitals'], { medications }, 'vet').medications?.[0]).toMatchObject({ perKg: null });
});

test('R9.4 a gain within a year does not hide this month’s loss', () => {
  const weights = [weighingAt(0, 9200), weighingAt(25, 10_000), weighingAt(300, 8000)];
  const { concerns } = viewOf(['weight'], { weights }, 'vet').weights ?? {};
  expect(concerns?.map(({ id }) => id)).toEqual(['gained', 'loss5m']);
});

test('R9.4 only a loss during the goal period counts as a diet', () => {
  const diet = {
    weightGoalGrams: 8500,
    weightGoalFrom: weighingAt(210, 0).measuredAt,
    weightGoalBy: weighingAt(-60, 0).measuredAt,
  };
  const weights = [weighingAt(0, 9000), weighingAt(200, 10_000)];
  expect(viewOf(['weight'], { weights, ...diet }, 'vet').weights?.concerns?.[0]?.id).toBe('lostOnDiet');
  const late = { ...diet, weightGoalFrom: weighingAt(10, 0).measuredAt };
  expect(viewOf(['weight'], { weights, ...late }, 'vet').weights?.concerns?.[0]?.id).toBe('lost');
  expect(viewOf(['weight'], { weights, deceasedOn: at }, 'vet').weights?.concerns).toEqual([]);
});

test('R9.4 a vet sees abnormal vital signs from the past 90 days', () => {
  const abnormal = (value: number, daysAgo = 0, kind: ShareKind = 'vet') => {
    const vitals = [
      { kind: 'temperature' as const, value, context: null, measuredAt: addMs(at, -daysAgo * DAY), ...by },
    ];
    return viewOf(['vitals'], { vitals }, kind).vitals?.abnormal;
  };
  expect(abnormal(40)).toMatchObject([{ kind: 'temperature', value: 40, day: '2026-05-21', level: 'urgent' }]);
  expect(abnormal(38.5)).toEqual([]);
  expect(abnormal(40, 89)).toHaveLength(1);
  expect(abnormal(40, 91)).toEqual([]);
  expect(abnormal(40, 0, 'other')).toBeUndefined();
});

test('R9.4 a vet sees the owner’s medians in strip and chart', () => {
  // Downsampling to 24 readings omits most of the slow ones.
  const breaths = (daysAgo: number, value: number) => ({
    ...{
      kind: 'sleeping_respiratory_rate' as const,
      value,
      context: null,
      measuredAt: addMs(at, -daysAgo * DAY),
      ...by,
    },
  });
  const vitals = [breaths(0, 29), ...Array.from({ length: 60 }, (_, day) => breaths(day + 1, day % 3 === 2 ? 28 : 20))];
  const toOwners = vitals.map((one) => ({ ...one, id: '', note: null, measuredAt: one.measuredAt.toISOString() }));
  const subject = { type: 'dog', dateOfBirth: null, grams: null, giantBreed: false };
  const [owners] = assessVitals(toOwners, subject);

  const { items, abnormal } = viewOf(['vitals'], { vitals }, 'vet').vitals ?? {};
  expect(items).toHaveLength(24);
  expect(owners).toMatchObject({ baseline: 20, basis: 'baseline', level: 'call' });
  expect([items?.[0]?.assessment.baseline, abnormal?.[0]?.baseline]).toEqual([20, 20]);
});

test('R9.4 a vet’s alerts ignore weights that the owner’s page leaves out', () => {
  const weights = Array.from({ length: JUDGED_READINGS + 100 }, (_, day) =>
    weighingAt(day / 2, day < JUDGED_READINGS ? 9000 : 12_000),
  );
  const { concerns, items, ideal } = viewOf(['weight'], { weights }, 'vet').weights ?? {};
  const readings = weights.slice(0, JUDGED_READINGS).map(({ grams, measuredAt }) => ({
    ...{ grams, measuredAt: measuredAt.toISOString() },
  }));
  const pet = { type: 'dog', breed: null, dateOfBirth: null, deceasedOn: null, goal: null };
  expect(weightAlerts(readings, pet, at)).toEqual([]);
  expect([concerns, ideal, items?.length]).toEqual([[], null, 52]);
});
