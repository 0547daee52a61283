import { dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import { toCompletion, toRoutine } from '@/lib/records/routines/routine';
import { breakfast } from '@/tests/support/a-routine';

test('R7.4 converts rows to a routine and completions', () => {
  const past = { ...{ weekdays: [1], timeOfDay: '07:00', timeZone: 'UTC' }, from: '2026-04-01', until: '2026-05-01' };
  const routine = { ...breakfast, note: 'Slowly', responsible: ['mo'], pastPlans: [past] };
  expect(toRoutine({ ...routine, plannedFrom: instantFromJson(routine.plannedFrom) })).toEqual(routine);

  const completion = { routineId: routine.id, day: '2026-05-20', status: 'skipped' as const, by: 'Ana' };
  const at = '2026-05-20T06:00:00.000Z';
  expect(toCompletion({ ...completion, day: dayToColumn(completion.day), at: instantFromJson(at) })).toEqual({
    ...completion,
    at,
  });
});
