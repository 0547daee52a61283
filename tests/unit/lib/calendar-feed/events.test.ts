import ICAL from 'ical.js';
import { eventsOf, type FedPet } from '@/lib/calendar-feed/events';
import { writeCalendar } from '@/lib/core/icalendar';

const appointment = {
  id: 'a1',
  startsAt: new Date('2026-11-22T09:00:00Z'),
  durationMinutes: null,
  kind: 'vet',
  title: 'Tumour check',
  place: 'Clínica Sol, 12',
  status: 'planned',
  reminderMinutesBefore: 60,
  revision: 3,
  updatedAt: new Date('2026-11-01T09:00:00Z'),
  deletedAt: null,
};
const visit = {
  id: 'v1',
  followUpOn: new Date('2026-12-01T00:00:00Z'),
  createdAt: new Date('2026-11-01T09:00:00Z'),
  updatedAt: new Date('2026-11-01T09:00:10Z'),
};
const luna: FedPet = { name: 'Luna', appointments: [appointment], vetRecords: [visit] };
const words = (kind: string, pet: string) => `${kind}: ${pet}`;
const events = (pet: Partial<FedPet> = {}, kinds: string[] = []) => eventsOf([{ ...luna, ...pet }], kinds, words);

test('R7.8 a calendar learns kind, pet, time and place, and nothing that the owner wrote about the reason', () => {
  const text = writeCalendar({ name: 'Pawfolio', events: events() });
  expect(text).not.toContain('Tumour');
  const found = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(found.map(({ uid, summary, location }) => [uid, summary, location])).toEqual([
    ['a1@pawfolio', 'vet: Luna', 'Clínica Sol, 12'],
    ['v1-follow-up@pawfolio', 'followUp: Luna', null],
  ]);
  expect(found.map(({ duration }) => duration.toSeconds())).toEqual([3600, 86_400]);
});

test('R7.8 what was deleted or cancelled is cancelled, with its count of changes', () => {
  for (const change of [{ deletedAt: new Date('2026-11-20T09:00:00Z') }, { status: 'cancelled' }]) {
    const [event] = events({ appointments: [{ ...appointment, ...change, revision: 4 }] });
    expect(event).toMatchObject({ status: 'cancelled', sequence: 4, uid: 'a1@pawfolio' });
  }
});

test('R7.8 what is done rings no more; a follow-up is a day whose count grows with its record', () => {
  const [done, followUp] = events({ appointments: [{ ...appointment, status: 'done' }] });
  expect([done?.status, done?.alarms]).toEqual(['confirmed', []]);
  expect(followUp).toMatchObject({ allDay: true, sequence: 10, alarms: [] });
  expect(events({ vetRecords: [{ ...visit, followUpOn: null }] })).toHaveLength(1);
});

test('R7.8 only the kinds that were chosen', () => {
  const kindsOf = (kinds: string[]) => events({}, kinds).map(({ summary }) => summary);
  expect(kindsOf(['appointment'])).toEqual(['vet: Luna']);
  expect(kindsOf(['follow_up'])).toEqual(['followUp: Luna']);
});
