import fc from 'fast-check';
import { addDays, addMs, DAY, daysBetween, HOUR, instantFromMs } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { agendaItems } from '@/lib/overviews/agenda/items';
import { arrangeAgenda } from '@/lib/overviews/agenda/order';
import { doseItems, routineItems } from '@/lib/overviews/agenda/task-items';
import { routineOccurrences } from '@/lib/records/routines/day-plan';
import type { Completion } from '@/lib/records/routines/routine';
import { sinceEver } from '@/tests/support/a-plan';
import { breakfast, routineIdFrom } from '@/tests/support/a-routine';
import { anAgendaPet } from '@/tests/support/an-agenda-pet';
import { RUNS } from '@/tests/support/property-runs';
import { apoquel } from '../../../components/records/medications/a-medication';

const runs = { numRuns: RUNS };
const zones = ['UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
const completionOn = (routineId: string, day: string, status: Completion['status'] = 'done'): Completion => ({
  ...{ routineId, day, status, at: `${day}T10:00:00.000Z`, by: 'Ana' },
});
const brief = ({ day, time, state, place }: AgendaItem) => `${day} ${time} ${state} ${place}`;
const near = (items: AgendaItem[]) => items.filter(({ place }) => place !== 'ahead').map(brief);

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const routines = fc
  .array(
    fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      timeOfDay: time,
      timeZone: fc.constantFrom(...zones),
      durationMinutes: fc.option(fc.integer({ min: 1, max: 720 })),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) =>
    all.map((one, index) => ({
      ...breakfast,
      ...one,
      ...sinceEver,
      id: routineIdFrom('2024-01-01T00:00:00Z', index),
    })),
  );
const moment = fc
  .integer({ min: 0, max: (730 * DAY) / 1000 })
  .map((second) => instantFromMs(Date.parse('2025-01-01T00:00:00Z') + second * 1000));
const arbitraryCompletions = fc.array(
  fc.record({
    index: fc.integer({ min: 0, max: 5 }),
    ahead: fc.integer({ min: -2, max: 2 }),
    status: fc.constantFrom('done' as const, 'skipped' as const),
  }),
  { maxLength: 12 },
);

test('R1.10 tasks of today and next week appear once, yesterday’s while open', () => {
  fc.assert(
    fc.property(routines, moment, arbitraryCompletions, (all, at, lines) => {
      const today = fromInstant(at, 'UTC').day;
      const byKey = new Map(
        lines.map(({ index, ahead, status }) => {
          const line = completionOn(routineIdFrom('2024-01-01T00:00:00Z', index), addDays(today, ahead), status);
          return [`${line.routineId} ${line.day}`, line];
        }),
      );
      const completions = [...byKey.values()];
      const pet = anAgendaPet({ routines: all, completions });
      const expected = routineOccurrences(all, completions, { from: addMs(at, -4 * DAY), to: addMs(at, 10 * DAY), at })
        .filter(({ routineId, day, state }) => {
          const zone = all.find(({ id }) => id === routineId)?.timeZone ?? '';
          const own = fromInstant(at, zone);
          const ahead = daysBetween(own.day, day);
          const isDone = state === 'done' || state === 'skipped';
          if (ahead === 0) return true;
          if (ahead > 0) return ahead <= 7 && !isDone;
          return state === 'due' || (ahead === -1 && state === 'missed' && own.time < '12:00');
        })
        .map(({ routineId, day }) => `${routineId} ${day}`);
      const items = routineItems(pet, at);
      expect(items.map(({ key }) => key).sort()).toEqual(expected.sort());
      const { tasks, missed, ahead } = arrangeAgenda(items);
      expect([...tasks, ...missed, ...ahead].map(({ key }) => key).sort()).toEqual(expected);
      for (const { key, state, doneAt } of [...tasks, ...missed]) {
        expect(byKey.has(key)).toBe(state === 'done');
        expect(doneAt).toBe(byKey.get(key)?.at ?? null);
      }
    }),
    runs,
  );
});

describe('tasks', () => {
  test.each([
    ['2026-05-20T05:00:00Z', '2026-05-20 07:30 upcoming today'],
    ['2026-05-20T05:30:00Z', '2026-05-20 07:30 due today'],
    ['2026-05-20T06:30:00Z', '2026-05-20 07:30 due today'],
    ['2026-05-20T06:31:00Z', '2026-05-20 07:30 overdue today'],
    ['2026-05-20T21:59:00Z', '2026-05-20 07:30 overdue today'],
  ])('R1.10 today’s breakfast is listed by its time, at %s', (at, expected) => {
    const pet = anAgendaPet({ routines: [breakfast], completions: [completionOn(breakfast.id, '2026-05-19')] });
    expect(near(routineItems(pet, new Date(at)))).toEqual([expected]);
  });

  test('R1.10 yesterday’s missed items are asked about until noon', () => {
    const pet = anAgendaPet({ routines: [breakfast], completions: [completionOn(breakfast.id, '2026-05-20')] });
    const missedText = '2026-05-19 07:30 overdue yesterday';
    expect(near(routineItems(pet, new Date('2026-05-20T09:59:00Z')))).toContain(missedText);
    expect(near(routineItems(pet, new Date('2026-05-20T10:00:00Z')))).not.toContain(missedText);
  });

  test('R1.10 a late evening task stays due after midnight, before the next', () => {
    const late = { ...breakfast, timeOfDay: '23:30' };
    const pet = anAgendaPet({ routines: [late] });
    expect(near(routineItems(pet, new Date('2026-05-19T22:20:00Z')))).toEqual([
      '2026-05-19 23:30 due today',
      '2026-05-20 23:30 upcoming today',
    ]);
  });

  test('R1.10 a traveler sees the pet’s own time and day', () => {
    const pet = anAgendaPet({ routines: [breakfast] });
    const at = new Date('2026-05-20T04:00:00Z');
    const todaysItems = (timeZone: string) =>
      agendaItems([pet], { at, timeZone }).filter(({ place }) => place === 'today');
    expect(todaysItems('America/New_York')).toEqual(todaysItems('Europe/Madrid'));
    expect(todaysItems('America/New_York').map(brief)).toEqual(['2026-05-20 07:30 upcoming today']);
  });

  test.each([
    ['Europe/Madrid', '2026-03-29', '02:30', 23],
    ['Europe/Madrid', '2026-10-25', '02:30', 25],
    ['America/New_York', '2026-03-08', '02:30', 23],
    ['America/New_York', '2026-11-01', '01:30', 25],
  ])('R7.4 in %s on %s task %s comes once in %i hours', (timeZone, day, timeOfDay, hours) => {
    const midnight = toInstant(day, '00:00', timeZone);
    const end = toInstant(addDays(day, 1), '00:00', timeZone);
    expect((end.getTime() - midnight.getTime()) / HOUR).toBe(hours);

    const pet = anAgendaPet({
      routines: [{ ...breakfast, ...sinceEver, timeOfDay, timeZone }],
    });
    const states = new Set<string>();
    for (let at = midnight; at < end; at = addMs(at, HOUR / 2)) {
      const today = routineItems(pet, at).filter((item) => item.place === 'today' && item.day === day);
      expect(today).toHaveLength(1);
      states.add(today[0]?.state ?? '');
    }
    expect([...states]).toEqual(['upcoming', 'due', 'overdue']);
  });
});

describe('doses', () => {
  const noon = new Date('2026-05-20T10:00:00Z');
  const givenDose = (scheduledFor: string, status: 'given' | 'skipped' = 'given') => ({
    ...{ id: `d ${scheduledFor}`, medicationId: apoquel.id, scheduledFor, status, at: scheduledFor, by: 'Ana' },
    reason: null,
  });

  test('R7.3 today’s doses are overdue, upcoming, or done with the giver’s name', () => {
    const pet = anAgendaPet({ medications: [apoquel] });
    expect(near(doseItems(pet, noon))).toEqual(['2026-05-20 08:00 overdue today', '2026-05-20 20:00 upcoming today']);
    const doses = [givenDose('2026-05-20T06:00:00.000Z')];
    const [first] = doseItems({ ...pet, doses }, noon).filter(({ place }) => place === 'today');
    expect(first).toMatchObject({ state: 'done', by: 'Ana', logId: doses[0]?.id, detail: '1 tablet', skipped: false });

    const skippedDoses = [givenDose('2026-05-20T06:00:00.000Z', 'skipped')];
    expect(doseItems({ ...pet, doses: skippedDoses }, noon)[0]).toMatchObject({ state: 'done', skipped: true });
  });

  test('R7.3 only the next future dose can be given early', () => {
    const thrice = { ...apoquel, frequency: 'TID' as const };
    const items = doseItems(anAgendaPet({ medications: [thrice] }), new Date('2026-05-20T04:00:00Z'));

    expect(items.filter(({ place }) => place === 'today').map(({ time: at, open }) => [at, open])).toEqual([
      ['07:00', true],
      ['15:00', false],
      ['23:00', false],
    ]);
  });

  test('R7.3 no dose is missed before the day its medication was recorded', () => {
    const pet = anAgendaPet({ medications: [{ ...apoquel, startsOn: '2026-04-01' }] });
    expect(near(doseItems(pet, new Date('2026-05-01T20:00:00Z')))).not.toContain('2026-04-30 08:00 overdue yesterday');
  });

  test.each([
    ['2026-05-20T06:00:00Z', ['2026-05-19 08:00 overdue today']],
    ['2026-05-20T06:00:01Z', ['2026-05-19 08:00 overdue yesterday']],
    ['2026-05-20T10:00:00Z', []],
  ])('R7.3 a dose every other day is asked for until noon: %s', (at, expected) => {
    const pet = anAgendaPet({ medications: [{ ...apoquel, frequency: 'EOD' as const }] });
    expect(near(doseItems(pet, new Date(at)))).toEqual(expected);
  });

  test('R7.3 a daily dose counts as yesterday’s after midnight', () => {
    const pet = anAgendaPet({ medications: [{ ...apoquel, frequency: 'SID' as const, reminders: ['20:00'] }] });
    expect(near(doseItems(pet, new Date('2026-05-20T05:00:00Z')))).toEqual([
      '2026-05-19 20:00 overdue yesterday',
      '2026-05-20 20:00 upcoming today',
    ]);
  });

  test('R1.10 doses are listed a week ahead', () => {
    const pet = anAgendaPet({ medications: [{ ...apoquel, frequency: 'SID' as const, reminders: ['00:00'] }] });
    const days = doseItems(pet, noon).flatMap(({ day, place }) => (place === 'ahead' ? [day] : []));
    expect(days).toEqual(Array.from({ length: 7 }, (_, index) => addDays('2026-05-21', index)));
  });

  test('R7.3 a monthly dose stays overdue until the next one is nearer', () => {
    const monthly = { ...apoquel, frequency: 'QMO' as const, startsOn: '2026-05-01' };
    const pet = anAgendaPet({ medications: [monthly] });
    const on = (day: number) => near(doseItems(pet, addMs(new Date('2026-05-01T06:00:00Z'), day * DAY)));
    expect(on(0)).toEqual(['2026-05-01 08:00 due today']);
    expect(on(6)).toEqual(['2026-05-01 08:00 due today']);
    expect(on(8)).toEqual(['2026-05-01 08:00 overdue today']);
    expect(on(14)).toEqual(['2026-05-01 08:00 overdue today']);
    expect(on(15)).toEqual([]);

    const doses = [givenDose('2026-05-01T06:00:00.000Z')];
    expect(near(doseItems({ ...pet, doses }, addMs(new Date('2026-05-01T06:00:00Z'), 8 * DAY)))).toEqual([]);
  });
});
