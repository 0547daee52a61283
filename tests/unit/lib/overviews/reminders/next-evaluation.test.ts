import { addDays, addMs, DAY, instantFromJson } from '@/lib/core/time/dates';
import { evaluate } from '@/lib/overviews/reminders/evaluate';
import { datedVaccinations, dueVaccinations } from '@/lib/records/vaccinations/due';
import { vaccinationReminders } from '@/lib/records/vaccinations/reminder-source';
import { anAgendaPet } from '@/tests/support/an-agenda-pet';

const now = instantFromJson('2026-11-23T08:00:00Z');
const row = {
  ...{ id: 'p1', remindAt: now, createdAt: now, petId: 'p1', people: [], userId: 'u1', ownerZone: 'UTC' },
  ...{ reminderMail: true, reminderPush: true, hasDevice: true, paused: false, muted: false },
  reminderRules: { kinds: { vaccination: { mail: true, push: true, leadDays: 0 } } },
};
const { vaccinated } = anAgendaPet();
const again = addMs(now, 30 * DAY);
const nextOf = (more: object) =>
  evaluate('vaccination', vaccinationReminders, { ...row, pet: { ...vaccinated, ...more }, vaccinations: [] }, now)
    .next;
const daysOf = (more: object) => datedVaccinations({ ...vaccinated, ...more }, [], '2026-11-23').map(({ due }) => due);

describe('R7.2 when the vaccinations of a pet are looked at again', () => {
  test('never, where the schedule asks for none', () => {
    expect(dueVaccinations({ ...vaccinated, type: 'fish' }, [], '2026-11-23')).toEqual([]);
    expect(nextOf({ type: 'fish' })).toBeNull();
  });

  test('in 30 days, where all it asks for is overdue', () => {
    expect(nextOf({ createdAt: '2020-01-01T00:00:00.000Z' })).toEqual(again);
  });

  test.each([6, 27, 28, 29])('on the day that comes first, %i days from now', (days) => {
    const dateOfBirth = addDays('2026-11-23', days - 8 * 7);
    const [first = ''] = daysOf({ dateOfBirth }).toSorted();
    expect(nextOf({ dateOfBirth })).toEqual(instantFromJson(`${first}T09:00:00Z`));
  });

  test.each([30, 31, 60])('in 30 days, where the first day is %i days from now', (days) => {
    expect(nextOf({ dateOfBirth: addDays('2026-11-23', days - 8 * 7) })).toEqual(again);
  });
});
