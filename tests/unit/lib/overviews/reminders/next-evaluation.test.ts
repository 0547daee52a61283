import type { ReminderContext } from '@/lib/collections/reminder-source';
import { addDays, addMs, DAY, instantFromJson } from '@/lib/core/time/dates';
import { datedVaccinations, dueVaccinations } from '@/lib/records/vaccinations/due';
import { vaccinationReminders } from '@/lib/records/vaccinations/reminder-source';
import { anAgendaPet } from '@/tests/support/an-agenda-pet';

const now = instantFromJson('2026-11-23T08:00:00Z');
const context: ReminderContext = { evaluatedAt: now, createdAt: now, now, timeZone: 'UTC', leadDays: 0 };
const { vaccinated } = anAgendaPet();
const again = addMs(now, 30 * DAY);
const nextOf = (more: object) =>
  vaccinationReminders.computeDue({ pet: { ...vaccinated, ...more }, vaccinations: [] }, context).next;
const daysOf = (more: object) => datedVaccinations({ ...vaccinated, ...more }, [], '2026-11-23').map(({ due }) => due);

describe('R7.2 when the vaccinations of a pet are looked at again', () => {
  test('never, where the schedule asks for none', () => {
    expect(dueVaccinations({ ...vaccinated, type: 'fish' }, [], '2026-11-23')).toEqual([]);
    expect(nextOf({ type: 'fish' })).toBeNull();
  });

  test('in 30 days, where all it asks for is overdue', () => {
    expect(nextOf({ createdAt: '2020-01-01T00:00:00.000Z' })).toEqual(again);
  });

  test.each([6, 27, 28, 29, 30, 31, 60])('on the day that comes first, %i days from now', (days) => {
    const dateOfBirth = addDays('2026-11-23', days - 6 * 7);
    const [first = ''] = daysOf({ dateOfBirth }).toSorted();
    const told = instantFromJson(`${first}T09:00:00Z`);
    expect(nextOf({ dateOfBirth })).toEqual(told < again ? told : again);
  });
});
