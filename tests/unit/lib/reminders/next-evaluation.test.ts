import { dayMoments } from '@/lib/collections/reminder-times';
import { addDays, addMs, DAY, dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import { datedVaccinations, dueVaccinations } from '@/lib/records/vaccinations/due';
import { vaccinationReminders } from '@/lib/records/vaccinations/reminder-source';
import { followUpReminders } from '@/lib/records/vet-records/reminder-source';
import { evaluate } from '@/lib/reminders/evaluate';
import { anAgendaPet } from '@/tests/support/an-agenda-pet';

const now = instantFromJson('2026-11-23T08:00:00Z');
const row = {
  ...{ id: 'p1', remindAt: now, createdAt: now, petId: 'p1', people: [], userId: 'u1', ownerZone: 'UTC' },
  ...{ reminderMail: true, reminderPush: true, hasPushTarget: true, paused: false, muted: false },
  reminderRules: { kinds: { vaccination: { mail: true, push: true, leadDays: 0 } } },
};
const { vaccinated } = anAgendaPet();
const again = addMs(now, 30 * DAY);
const nextOf = (more: object) =>
  evaluate('vaccination', vaccinationReminders, { ...row, pet: { ...vaccinated, ...more }, vaccinations: [] }, now)
    .next;
const daysOf = (more: object) => datedVaccinations({ ...vaccinated, ...more }, [], '2026-11-23').map(({ due }) => due);

test.each([
  ['2036-11-29', 0, '2036-11-29T09:00:00Z'],
  ['2036-11-30', 1, '2036-11-29T09:00:00Z'],
  ['2036-12-01', 0, null],
])('R7.5 a follow-up on %s is evaluated within ten years', (day, leadDays, next) => {
  const visit = { reason: null, followUpOn: dayToColumn(day), followedUpAt: null };
  const reminderRules = { kinds: { 'follow-up': { mail: true, push: true, leadDays } } };
  const nextEvaluation = evaluate('follow-up', followUpReminders, { ...row, ...visit, reminderRules }, now).next;
  expect(nextEvaluation).toEqual(next === null ? null : instantFromJson(next));
});

test('R7.2 reminds of days in order and without duplicates', () => {
  const moments = dayMoments(['2026-12-08', '2026-12-01', '2026-12-01'], 7, 'UTC')(now, addMs(now, 30 * DAY));
  expect(moments.map(({ at }) => at.toISOString().slice(0, 10))).toEqual(['2026-11-24', '2026-12-01', '2026-12-08']);
});

describe('R7.2 the next evaluation of a pet’s vaccinations is', () => {
  test('never, if the schedule needs none', () => {
    expect(dueVaccinations({ ...vaccinated, type: 'fish' }, [], '2026-11-23')).toEqual([]);
    expect(nextOf({ type: 'fish' })).toBeNull();
  });

  test('in 30 days, if everything is overdue', () => {
    expect(nextOf({ createdAt: '2020-01-01T00:00:00.000Z' })).toEqual(again);
  });

  test.each([6, 27, 28, 29])('on the earliest date, %i days from now', (days) => {
    const dateOfBirth = addDays('2026-11-23', days - 8 * 7);
    const [first = ''] = daysOf({ dateOfBirth }).toSorted();
    expect(nextOf({ dateOfBirth })).toEqual(instantFromJson(`${first}T09:00:00Z`));
  });

  test.each([30, 31, 60])('in 30 days, if the first date is %i days ahead', (days) => {
    expect(nextOf({ dateOfBirth: addDays('2026-11-23', days - 8 * 7) })).toEqual(again);
  });
});
