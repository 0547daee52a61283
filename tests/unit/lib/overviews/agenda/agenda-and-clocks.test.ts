import { addDays, addMs, DAY, HOUR, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import { appointmentItems } from '@/lib/overviews/agenda/appointment-items';
import { followUpItems, treatmentItems, vaccinationItems } from '@/lib/overviews/agenda/day-items';
import { freshUntil } from '@/lib/overviews/agenda/fresh';
import { groupTasks } from '@/lib/overviews/agenda/groups';
import { currentTasks } from '@/lib/overviews/agenda/now';
import { petState } from '@/lib/overviews/agenda/pet-state';
import { clocksAt, placeOf } from '@/lib/overviews/agenda/places';
import { stockItems } from '@/lib/overviews/agenda/stock-items';
import { doseItems, routineItems } from '@/lib/overviews/agenda/task-items';
import { sinceEver } from '@/tests/support/a-plan';
import { breakfast } from '@/tests/support/a-routine';
import { anAgendaItem, anAgendaPet } from '@/tests/support/an-agenda-pet';
import { around, changeDays, midnights } from '@/tests/support/clock-changes';
import { dose } from '@/tests/support/doses';
import { anAppointment } from '@/tests/unit/components/records/appointments/an-appointment';
import { apoquel } from '../../../components/records/medications/a-medication';

const later = (moment: string, ms: number) => addMs(instantFromJson(moment), ms).toISOString();

describe('R1.10 a day ends at midnight in its own time zone', () => {
  test.each(midnights)('R1.10 in $timeZone $day starts at midnight, with a week ahead', ({ timeZone, day, begin }) => {
    const placesOf = (on: string) => around(begin).map((at) => placeOf(on, clocksAt(at)(timeZone)));
    expect(placesOf(day)).toEqual(['ahead', 'today', 'today']);
    expect(placesOf(addDays(day, -1))).toEqual(['today', 'yesterday', 'yesterday']);
    expect(placesOf(addDays(day, 6))).toEqual(['ahead', 'ahead', 'ahead']);
    expect(placesOf(addDays(day, 7))).toEqual([null, 'ahead', 'ahead']);
    expect(placesOf(addDays(day, 8))).toEqual([null, null, null]);
  });

  test.each(midnights)('R1.10 in $timeZone a page is fresh until the start of $day', ({ timeZone, begin }) => {
    const at = addMs(instantFromJson(begin), -MINUTE);
    expect(freshUntil([], { at, timeZone }).toISOString()).toBe(begin);
  });

  test.each(changeDays)('R1.10 in $timeZone a page of $day is fresh until the day ends', ({ timeZone, end }) => {
    const at = addMs(instantFromJson(end), -MINUTE);
    expect(freshUntil([], { at, timeZone }).toISOString()).toBe(end);
  });

  test.each(midnights)('R7.5 in $timeZone a follow-up done on $day is shown that day', ({ timeZone, day, begin }) => {
    const items = around(begin).map((at) => {
      const visit = { id: 'v1', reason: null, followUpOn: '2020-01-01', appointmentId: null };
      const visits = [{ ...visit, followedUpAt: at.toISOString() }];
      return followUpItems(anAgendaPet({ visits }), { today: day, timeZone })[0]?.state;
    });
    expect(items).toEqual([undefined, 'done', 'done']);
  });

  test.each(midnights)('R7.8 in $timeZone a visit is asked about for a week until $day', ({ timeZone, begin }) => {
    const appointments = [anAppointment({ startsAt: later(begin, -8 * DAY + 12 * HOUR), timeZone })];
    const itemCounts = around(begin).map((at) => appointmentItems(anAgendaPet({ appointments }), at).length);
    expect(itemCounts).toEqual([1, 0, 0]);
  });
});

test.each([
  ['Europe/Madrid', '2026-03-29', '2026-03-29T10:00:00.000Z'],
  ['Europe/Madrid', '2026-10-25', '2026-10-25T11:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T16:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T17:00:00.000Z'],
  ['America/Santiago', '2026-04-05', '2026-04-05T16:00:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T15:00:00.000Z'],
  ['Asia/Kathmandu', '2028-02-29', '2028-02-29T06:15:00.000Z'],
  ['Pacific/Apia', '2028-03-01', '2028-02-29T23:00:00.000Z'],
])('R1.10 in %s yesterday’s tasks are asked about until noon of %s', (timeZone, day, noon) => {
  const yesterday = addDays(day, -1);
  const placesOf = (on: string) => around(noon).map((at) => placeOf(on, clocksAt(at)(timeZone)));
  expect(placesOf(yesterday)).toEqual(['yesterday', null, null]);
  expect(placesOf(addDays(day, -2))).toEqual([null, null, null]);
});

describe('R1.10 on a night when clocks change', () => {
  test.each(changeDays)('R1.10 in $timeZone a task at $odd.time on $day is shown once', ({ timeZone, day, odd }) => {
    const routine = { ...breakfast, ...sinceEver, timeZone, timeOfDay: odd.time };
    const items = routineItems(anAgendaPet({ routines: [routine] }), instantFromJson(odd.at));
    const own = items.filter((item) => item.day === day);
    expect(own.map(({ at, state, place }) => [at, state, place])).toEqual([[odd.at, 'due', 'today']]);
  });

  test.each(changeDays)('R1.10 in $timeZone a dose at $odd.time is shown at $odd.shown.time', (change) => {
    const { timeZone, odd } = change;
    const course = { ...apoquel, ...sinceEver, frequency: 'SID' as const, startsOn: '2000-01-01', timeZone };
    const pet = anAgendaPet({ medications: [{ ...course, reminders: [odd.time] }] });
    const own = doseItems(pet, instantFromJson(odd.at)).filter(({ at }) => at === odd.at);
    expect(own.map(({ day, time, state }) => ({ day, time, state }))).toEqual([{ ...odd.shown, state: 'due' }]);
  });

  test.each(changeDays)('R7.8 in $timeZone a visit on $day is due for exactly an hour', ({ timeZone, odd }) => {
    const pet = anAgendaPet({ appointments: [anAppointment({ startsAt: odd.at, timeZone })] });
    const states = (moment: string) => around(moment).map((at) => appointmentItems(pet, at)[0]?.state);
    expect(states(odd.at)).toEqual(['upcoming', 'due', 'due']);
    expect(states(later(odd.at, HOUR))).toEqual(['due', 'due', 'overdue']);
  });

  test.each(changeDays)('R1.10 in $timeZone a task on $day stays under Now for two hours', ({ odd }) => {
    const groups = groupTasks([anAgendaItem({ at: odd.at }) as never], ['p1']);
    const now = (moment: string) => around(moment).map((at) => currentTasks(groups, () => true, at.getTime())?.isNext);
    expect(now(odd.at)).toEqual([true, false, false]);
    expect(now(later(odd.at, 2 * HOUR))).toEqual([false, false, undefined]);
  });
});

test('R1.10 tasks merge if at most thirty minutes apart', () => {
  const first = anAgendaItem({ at: '2028-02-29T12:00:00.000Z', title: 'Walk' });
  const counts = around('2028-02-29T12:30:00.000Z').map((at) => {
    const second = anAgendaItem({ petId: 'p2', at: at.toISOString(), title: 'Walk' });
    return groupTasks([first, second] as never[], ['p1', 'p2']).length;
  });
  expect(counts).toEqual([1, 1, 2]);
});

test.each([
  ['2028-02-29', '2028-02-28', 'overdue today'],
  ['2028-02-29', '2028-02-29', 'due today'],
  ['2028-02-29', '2028-03-01', 'upcoming ahead'],
  ['2028-02-29', '2028-03-07', 'upcoming ahead'],
  ['2028-02-29', '2028-03-08', undefined],
  ['2028-02-22', '2028-02-29', 'upcoming ahead'],
  ['2028-02-22', '2028-03-01', undefined],
  ['2026-02-22', '2026-03-01', 'upcoming ahead'],
  ['2026-12-31', '2027-01-07', 'upcoming ahead'],
  ['2026-12-31', '2027-01-08', undefined],
])('R7.8 on %s an item due on %s is: %p', (today, nextDueOn, expected) => {
  const treatments = [{ id: 't1', kind: 'worms' as const, product: 'Milbemax', nextDueOn }];
  const vaccinations = [dose('Corona', '2027-01-01', { nextDueOn })];
  const { vaccinated } = anAgendaPet();
  const pet = anAgendaPet({ treatments, vaccinations, vaccinated: { ...vaccinated, type: 'hamster' } });
  const reader = { today, timeZone: 'UTC' };
  const stands = [...treatmentItems(pet, reader), ...vaccinationItems(pet, reader)];
  const places = stands.map(({ state, place }) => `${state} ${place}`);
  expect(places).toEqual(expected === undefined ? [] : [expected, expected]);
});

test.each([
  ['2028-02-28', 'inOrder'],
  ['2028-02-29', 'vaccinationDue'],
  ['2028-03-30', 'vaccinationDue'],
  ['2028-03-31', 'vaccinationOverdue'],
])('R2.1 on %s a vaccination due on 30 March 2028 is: %s', (today, kind) => {
  const { vaccinated } = anAgendaPet();
  const vaccinations = [dose('Corona', '2027-03-30', { nextDueOn: '2028-03-30' })];
  const pet = anAgendaPet({ vaccinations, vaccinated: { ...vaccinated, type: 'hamster' } });
  expect(petState(pet, { at: instantFromJson(`${today}T12:00:00Z`), timeZone: 'UTC' }).kind).toBe(kind);
});

test.each(midnights)(
  'R11.4 in $timeZone a box running out on $day is announced before it',
  ({ timeZone, day, begin }) => {
    const box = { ...apoquel, ...sinceEver, frequency: 'SID' as const, startsOn: '2000-01-01', timeZone };
    const pet = anAgendaPet({ medications: [{ ...box, reminders: ['00:00'], stockDoses: 1 }] });
    const ends = around(begin).map((at) => stockItems(pet, at).find(({ key }) => key.endsWith('out'))?.day);
    expect(ends).toEqual([day, undefined, addDays(day, 1)]);
  },
);
