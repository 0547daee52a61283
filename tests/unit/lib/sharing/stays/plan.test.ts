import { sealText } from '@/lib/core/security/secrets';
import { addMs, dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import { planOf } from '@/lib/sharing/stays/plan';
import { type PlanRow, planColumns } from '@/lib/sharing/stays/plan-columns';
import { STAY_SEAL, toStay } from '@/lib/sharing/stays/stay';
import { breakfast } from '@/tests/support/a-routine';
import { apoquel, givenAt } from '@/tests/unit/components/records/medications/a-medication';

const at = instantFromJson('2026-05-20T10:00:00Z');
const days = { from: '2026-05-20', until: '2026-05-21' };
const routine = {
  ...{ ...breakfast, note: 'Half a cup', timeZone: 'UTC', plannedFrom: instantFromJson(breakfast.plannedFrom) },
};
const medication = {
  ...{ ...apoquel, timeZone: 'UTC', instructions: 'With food', reminders: ['07:30', '20:00'], endsOn: null },
  ...{ startsOn: dayToColumn('2026-05-01'), plannedFrom: instantFromJson(apoquel.plannedFrom) },
};
const line = { ...givenAt('07:40'), at: instantFromJson('2026-05-20T07:40:00Z'), createdById: 'm1' };
const dose = { ...line, scheduledFor: instantFromJson('2026-05-20T07:30:00Z') };
const completion = {
  ...{ routineId: breakfast.id, day: dayToColumn('2026-05-20'), status: 'done' as const, by: 'Marta' },
  ...{ at: instantFromJson('2026-05-20T07:35:00Z'), createdById: 'm2' },
};
const row = (more: Partial<PlanRow> = {}): PlanRow => ({
  ...{ allergies: [], routines: [routine], completions: [], medications: [medication], doses: [] },
  ...more,
});
const planWith = (more: Partial<PlanRow>) => planOf('luna', row(more), days, at);

test('R11.7 a stay’s plan lists every task of its days by time', () => {
  const plan = planWith({});

  expect(plan.map(({ source, day, time }) => `${day} ${time} ${source}`)).toEqual([
    ...['2026-05-20 07:30 routine', '2026-05-20 07:30 dose', '2026-05-20 20:00 dose'],
    ...['2026-05-21 07:30 routine', '2026-05-21 07:30 dose', '2026-05-21 20:00 dose'],
  ]);
  expect(plan[0]).toMatchObject({ petId: 'luna', note: 'Half a cup', said: null, state: 'missed' });
  expect(plan[1]).toMatchObject({ note: 'With food', said: null, detail: '1 tablet' });
  expect(plan.slice(0, 2).map(({ key }) => key)).toEqual([
    `t-${breakfast.id}-2026-05-20`,
    `t-${apoquel.id}-2026-05-20-0730`,
  ]);
});

test('R11.7 a plan for one day lists only that day', () => {
  const plan = planOf('luna', row(), { from: '2026-05-20', until: '2026-05-20' }, at);
  expect(plan.map(({ day }) => day)).toEqual(['2026-05-20', '2026-05-20', '2026-05-20']);
});

test('R11.7 a dose at midnight belongs to the day that starts then', () => {
  const plan = planWith({ routines: [], medications: [{ ...medication, reminders: ['00:00'] }] });
  expect(plan.map(({ day, time }) => `${day} ${time}`)).toEqual(['2026-05-20 00:00', '2026-05-21 00:00']);
});

test('R11.7 completed tasks show the person and time', () => {
  const plan = planWith({ completions: [completion], doses: [dose] });
  expect(plan.map(({ said }) => said)).toEqual([
    { by: 'Marta', at: '2026-05-20T07:35:00.000Z', memberId: 'm2', logId: null },
    { by: 'Ana', at: '2026-05-20T07:40:00.000Z', memberId: 'm1', logId: 'd-07:40' },
    ...[null, null, null, null],
  ]);
});

test('R11.7 ignores entries of other days and tasks', () => {
  const others = [
    { ...completion, day: dayToColumn('2026-05-19') },
    { ...completion, routineId: 'another' },
  ];
  const plan = planWith({ completions: others, doses: [{ ...dose, medicationId: 'another' }] });
  expect(plan.map(({ said }) => said)).toEqual(Array.from({ length: 6 }, () => null));
});

test('R11.7 the query reaches slightly beyond the days of the stay', () => {
  const { completions, medications, doses } = planColumns({ from: '2026-05-20', until: '2026-05-22' });
  const [from, until] = [dayToColumn('2026-05-20'), dayToColumn('2026-05-22')];
  const around = { gte: dayToColumn('2026-05-17'), lte: dayToColumn('2026-05-25') };

  expect(completions.where.day).toEqual({ gte: from, lte: until });
  expect(medications.where).toMatchObject({
    startsOn: { lte: dayToColumn('2026-05-23') },
    OR: [{ endsOn: null }, { endsOn: { gte: dayToColumn('2026-05-19') } }],
  });
  expect(doses.where.OR.slice(0, 2)).toEqual([{ scheduledFor: around }, { at: around }]);
  expect(doses.where.OR[2]).toEqual({ medication: { frequency: { in: expect.arrayContaining(['QMO', 'QWK']) } } });
});

test('R11.7 queries routines by time of day', () => {
  expect(planColumns(days).routines.orderBy).toEqual([{ timeOfDay: 'asc' }, { id: 'asc' }]);
});

const stayRow = {
  ...{ id: 's1', label: 'Marta', fromDay: dayToColumn('2026-05-20'), untilDay: dayToColumn('2026-05-21') },
  ...{ startsAt: addMs(at, -1000), endsAt: addMs(at, 1000), allows: ['ticks'], messages: 'daily' },
  ownerPhone: '+34 600 000 001',
  ...{ keySealed: sealText(STAY_SEAL, 'key'), createdAt: at, revokedAt: null, pets: [{ petId: 'luna' }] },
};

test.each([
  [{}, 'open', true],
  [{ startsAt: at }, 'open', true],
  [{ startsAt: addMs(at, 1) }, 'before', true],
  [{ endsAt: at }, 'over', false],
  [{ revokedAt: at, endsAt: at }, 'revoked', false],
  [{ keySealed: sealText('another', 'key') }, 'open', false],
])('R11.7 a stay with %j is %s', (more, state, hasUrl) => {
  const { url, ...stay } = toStay({ ...stayRow, ...more }, at);
  expect(stay.state).toBe(state);
  expect(url).toEqual(hasUrl ? expect.stringMatching(/\/shared\/stay\/key$/) : null);
});

test('R11.7 a stay includes its days and pets', () => {
  expect(toStay({ ...stayRow, revokedAt: at }, at)).toMatchObject({
    ownerPhone: '+34 600 000 001',
    ...{ kind: 'sitter', pets: ['luna'], from: '2026-05-20', until: '2026-05-21' },
    ...{ revokedAt: at.toISOString(), createdAt: at.toISOString() },
  });
  expect(toStay(stayRow, at).revokedAt).toBeNull();
});
