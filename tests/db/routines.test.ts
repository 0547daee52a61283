import { addDays, addMs, DAY, dayFromColumn, weekStartOf } from '@/lib/core/time/dates';
import { medications } from '@/lib/records/medications/collection';
import { medicationInput } from '@/lib/records/medications/schema';
import { routines } from '@/lib/records/routines/collection';
import { removeCompletion, setCompletion } from '@/lib/records/routines/mutations';
import { getRoutineRecord, listRoutines } from '@/lib/records/routines/queries';
import { routineInput } from '@/lib/records/routines/schema';
import { withDatabase } from '../support/database';
import { aPetOf, aViewer } from '../support/members';

withDatabase();

const now = new Date();
const today = dayFromColumn(now);
const author = (name = 'Ana', at = now) => ({ name, timeZone: 'UTC', at });
const walk = { kind: 'exercise', title: 'Walk', weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '07:00', timeZone: 'UTC' };
const aRoutine = (access: Parameters<typeof routines.create>[0], more: object = {}) =>
  routines.create(access, routineInput.parse({ ...walk, ...more }), author('Ana', addMs(now, -3 * DAY)));
const week = { weekStart: weekStartOf(today, 'en'), today };

test('R7.4 parallel completions of one task store one, with its name', async () => {
  const access = await aPetOf(await aViewer());
  const { id } = await aRoutine(access);

  const ticks = await Promise.all(
    Array.from({ length: 10 }, (_, n) => setCompletion(access, id, today, { status: 'done' }, author(`Person ${n}`))),
  );

  expect(new Set(ticks.map(({ by }) => by)).size).toBe(1);
  expect([ticks[0]]).toMatchObject((await getRoutineRecord(access, week)).completions);
});

test('R7.4 repeating a completion keeps the first; another status replaces it', async () => {
  const access = await aPetOf(await aViewer());
  const { id } = await aRoutine(access);
  const later = new Date(now.getTime() + 60_000);

  const first = await setCompletion(access, id, today, { status: 'done' }, author());
  expect(await setCompletion(access, id, today, { status: 'done' }, author('Ben', later))).toEqual(first);
  const skippedDay = await setCompletion(access, id, today, { status: 'skipped' }, author('Ben', later));
  expect(skippedDay).toMatchObject({
    routineId: id,
    day: today,
    status: 'skipped',
    at: later.toISOString(),
    by: 'Ben',
  });

  for (const _ of [1, 2]) await removeCompletion(access, id, today, later);
  expect((await getRoutineRecord(access, week)).completions).toEqual([]);
});

test('R7.4 a day reads only its own routines, completions, and doses', async () => {
  const ana = await aViewer();
  const [access, other] = [await aPetOf(ana), await aPetOf(ana)];
  const remainingRoutine = await aRoutine(access);
  const removedRoutine = await aRoutine(access, { title: 'Swim' });
  const elsewhere = await aRoutine(other);
  for (const [proof, { id }] of [
    [access, remainingRoutine],
    [access, removedRoutine],
    [other, elsewhere],
  ] as const) {
    await setCompletion(proof, id, today, { status: 'done' }, author());
  }
  await routines.remove(access, removedRoutine.id, now);
  const drug = { name: 'Apoquel', timeZone: 'UTC', reminders: ['08:00'] };
  const addMedication = (more: object) =>
    medications.create(access, medicationInput.parse({ ...drug, ...more }), author());
  const current = await addMedication({ startsOn: today });
  await addMedication({ startsOn: addDays(today, 30) });
  await addMedication({ startsOn: addDays(today, -60), endsOn: addDays(today, -30) });

  const record = await getRoutineRecord(access, week);

  expect([remainingRoutine]).toMatchObject(record.routines);
  expect(record.completions.map(({ routineId }) => routineId)).toEqual([remainingRoutine.id]);
  expect([current]).toMatchObject(record.medications);
  expect(await listRoutines(access)).toEqual([remainingRoutine]);
});

test('R2.1 access to one pet cannot complete another pet’s tasks', async () => {
  const ana = await aViewer();
  const [access, other] = [await aPetOf(ana), await aPetOf(ana)];
  const { id } = await aRoutine(other);
  const missing = { code: 'not_found' };

  await expect(setCompletion(access, id, today, { status: 'done' }, author())).rejects.toMatchObject(missing);
  await expect(removeCompletion(access, id, today, now)).rejects.toMatchObject(missing);
  expect((await getRoutineRecord(other, week)).completions).toEqual([]);
});
