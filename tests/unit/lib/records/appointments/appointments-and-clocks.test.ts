import { addDays, addMs, HOUR, instantFromJson } from '@/lib/core/time/dates';
import { asksIfDone, dayOf, isUpcoming, monthAhead } from '@/lib/records/appointments/appointment';
import { moveDates } from '@/lib/records/appointments/moved';
import { appointmentMoments } from '@/lib/records/appointments/reminder-source';
import { seriesStarts } from '@/lib/records/appointments/series';
import { around, changeDays, midnights } from '@/tests/support/clock-changes';

const iso = (dates: readonly Date[]) => dates.map((date) => date.toISOString());

test.each(changeDays)('R7.8 in $timeZone a visit on $day stays upcoming for an hour', ({ odd: { at: startsAt } }) => {
  const end = addMs(instantFromJson(startsAt), HOUR).toISOString();
  expect(around(end).map((at) => isUpcoming({ startsAt }, at))).toEqual([true, true, false]);
  expect(around(startsAt).map((at) => asksIfDone({ status: 'planned', startsAt }, at))).toEqual([false, true, true]);
});

test.each(changeDays)('R7.8 in $timeZone a visit on $day triggers its reminder two hours before', ({ odd }) => {
  const startsAt = instantFromJson(odd.at);
  const moments = appointmentMoments({ startsAt, status: 'planned', reminderMinutesBefore: 120 });
  const reminderCounts = around(addMs(startsAt, -2 * HOUR).toISOString()).map((at) => moments(at, at).length);
  expect(reminderCounts).toEqual([0, 1, 0]);
});

test.each(midnights)('R7.8 in $timeZone a visit belongs to $day from midnight', ({ timeZone, day, begin }) => {
  const visits = around(begin).map((at) => ({ startsAt: at.toISOString(), timeZone }));
  const month = `${day.slice(0, 7)}-01`;
  expect(visits.map(dayOf)).toEqual([addDays(day, -1), day, day]);
  expect(visits.map((visit) => monthAhead(visit, addDays(day, -7)))).toEqual([null, month, month]);
});

test.each([
  ['2028-02-22', '2028-02-28', null],
  ['2028-02-22', '2028-02-29', '2028-02-01'],
  ['2028-02-22', '2028-03-01', '2028-03-01'],
  ['2028-02-23', '2028-02-29', null],
  ['2026-02-22', '2026-02-28', null],
  ['2026-02-22', '2026-03-01', '2026-03-01'],
  ['2026-12-26', '2027-01-01', null],
  ['2026-12-25', '2027-01-01', '2027-01-01'],
])('R7.8 on %s, an appointment on %s is grouped under %p', (today, day, month) => {
  expect(monthAhead({ startsAt: `${day}T10:00:00.000Z`, timeZone: 'UTC' }, today)).toBe(month);
});

test.each([
  ['America/Santiago', 'week', ['2026-03-29T13:00', '2026-04-05T14:00', '2026-04-12T14:00']],
  ['America/Santiago', 'week', ['2026-08-30T14:00', '2026-09-06T13:00', '2026-09-13T13:00']],
  ['America/Santiago', 'month', ['2026-07-31T14:00', '2026-08-31T14:00', '2026-09-30T13:00']],
  ['Asia/Kathmandu', 'month', ['2028-01-31T04:15', '2028-02-29T04:15', '2028-03-31T04:15']],
  ['Asia/Kathmandu', 'three_months', ['2027-11-30T04:15', '2028-02-29T04:15', '2028-05-30T04:15']],
  ['Pacific/Apia', 'six_months', ['2027-08-30T21:00', '2028-02-28T21:00', '2028-08-30T21:00']],
  ['Pacific/Apia', 'year', ['2028-02-28T21:00', '2029-02-27T21:00', '2030-02-27T21:00']],
  ['Europe/Madrid', 'two_weeks', ['2026-03-15T09:00', '2026-03-29T08:00', '2026-04-12T08:00']],
] as const)('R7.8 in %s every %s at ten o’clock stays at ten: %j', (timeZone, every, moments) => {
  const expected = moments.map((moment) => `${moment}:00.000Z`);
  expect(iso(seriesStarts(instantFromJson(expected[0] ?? ''), timeZone, { every, times: 3 }))).toEqual(expected);
});

test.each([
  ['America/Santiago', ['2026-08-27T14:00', '2026-09-03T14:00', '2026-09-10T13:00'], '2026-08-27T15:00'],
  ['Asia/Kathmandu', ['2028-02-22T04:15', '2028-02-29T04:15', '2028-03-07T04:15'], '2028-02-22T05:15'],
  ['Pacific/Apia', ['2028-02-21T21:00', '2028-02-28T21:00', '2028-03-06T21:00'], '2028-02-21T22:00'],
])('R7.8 in %s moving a series shifts every date by one local hour', (timeZone, moments, to) => {
  const rows = moments.map((moment) => ({ startsAt: instantFromJson(`${moment}:00Z`), timeZone }));
  const before = { startsAt: instantFromJson(`${moments[0]}:00Z`), timeZone };
  const movedStarts = moveDates(rows, before, { startsAt: instantFromJson(`${to}:00Z`), timeZone });
  expect(movedStarts).toEqual(rows.map(({ startsAt }) => addMs(startsAt, HOUR)));
});
