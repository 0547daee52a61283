import ICAL from 'ical.js';
import { writeCalendar } from '@/lib/core/calendar/icalendar';
import { eventsOf, type FeedPet } from '@/lib/sharing/calendar-feed/events';
import { sinceEver } from '@/tests/support/a-plan';

const appointment = {
  id: 'a1',
  startsAt: new Date('2026-11-22T09:00:00Z'),
  durationMinutes: null,
  kind: 'vet' as const,
  title: 'Tumour check',
  place: 'Clínica Sol, 12',
  status: 'planned' as const,
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
const timestamps = { createdAt: new Date('2026-11-01T09:00:00Z'), updatedAt: new Date('2026-11-01T09:00:10Z') };
const luna: FeedPet = {
  ...timestamps,
  id: 'p1',
  name: 'Luna',
  appointments: [appointment],
  vetRecords: [visit],
  routines: [],
  medications: [],
  vaccinationDays: [],
  estimatedDays: [],
};
const summaryOf = (kind: string, pet: string) => `${kind}: ${pet}`;
const words = {
  ...{ visit: summaryOf, task: summaryOf },
  dose: (medicine: string | null, pet: string, warned: boolean) =>
    `${medicine ?? 'medication'}${warned ? ' (!)' : ''}: ${pet}`,
  runsOut: (medicine: string | null, pet: string) => `${medicine ?? 'medication'} runs out: ${pet}`,
};
const events = (pet: Partial<FeedPet> = {}, kinds: string[] = [], namesMedicines = false) =>
  eventsOf([{ ...luna, ...pet }], { kinds, namesMedicines }, words, new Date('2026-11-21T12:00:00Z'));

test('R7.8 a calendar shows kind, pet, time and place, but no reason', () => {
  const text = writeCalendar({ name: 'Pawfolio', events: events() });
  expect(text).not.toContain('Tumour');
  const foundEvents = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
  expect(foundEvents.map(({ uid, summary, location }) => [uid, summary, location])).toEqual([
    ['a1@pawfolio', 'vet: Luna', 'Clínica Sol, 12'],
    ['v1-follow-up@pawfolio', 'followUp: Luna', null],
  ]);
  expect(foundEvents.map(({ duration }) => duration.toSeconds())).toEqual([3600, 86_400]);
});

test('R7.8 a deleted or canceled appointment is a canceled event with its revision', () => {
  for (const change of [{ deletedAt: new Date('2026-11-20T09:00:00Z') }, { status: 'cancelled' as const }]) {
    const [event] = events({ appointments: [{ ...appointment, ...change, revision: 4 }] });
    expect(event).toMatchObject({ status: 'cancelled', sequence: 4, uid: 'a1@pawfolio' });
  }
});

test('R7.8 finished events have no alarm, and follow-ups use their record’s revision', () => {
  const [doneVisit, followUp] = events({ appointments: [{ ...appointment, status: 'done' }] });
  expect([doneVisit?.status, doneVisit?.alarms]).toEqual(['confirmed', []]);
  expect(followUp).toMatchObject({ allDay: true, sequence: 10, alarms: [] });
  expect(events({ vetRecords: [{ ...visit, followUpOn: null }] })).toHaveLength(1);
});

test('R7.8 contains only the chosen kinds', () => {
  const kindsOf = (kinds: string[]) => events({}, kinds).map(({ summary }) => summary);
  expect(kindsOf(['appointment'])).toEqual(['vet: Luna']);
  expect(kindsOf(['follow_up'])).toEqual(['followUp: Luna']);
});

test('R7.8 vaccinations due on the same day share one all-day event', () => {
  const due = events({ appointments: [], vetRecords: [], vaccinationDays: ['2026-12-05', '2026-12-01', '2026-12-05'] });
  expect(due.map(({ uid, summary, allDay }) => [uid, summary, allDay])).toEqual([
    ['p1-vaccination-2026-12-01@pawfolio', 'vaccination: Luna', true],
    ['p1-vaccination-2026-12-05@pawfolio', 'vaccination: Luna', true],
  ]);
  expect(events({ vaccinationDays: ['2026-12-05'] }, ['dose'])).toEqual([]);
});

test('R7.11 a date that is not recorded is marked as estimated', () => {
  const days = { vaccinationDays: ['2026-12-01', '2026-12-05'], estimatedDays: ['2026-12-05'] };
  expect(events({ appointments: [], vetRecords: [], ...days }).map(({ summary }) => summary)).toEqual([
    ...['vaccination: Luna', 'vaccinationEstimated: Luna'],
  ]);
});

const course = { name: 'Apoquel', frequency: 'SID', startsOn: '2026-11-01', endsOn: null, dosage: null } as const;
const medications = (warned: boolean, runsOutOn: string | null = null) => [
  {
    ...{ ...timestamps, ...course, id: '019dfc80-0000-7000-8000-000000000000', reminders: ['08:00'], steps: [] },
    ...{ timeZone: 'Europe/Madrid', ...sinceEver, warned, runsOutOn },
  },
];

test('R11.4 the day a medication runs out is an all-day event', () => {
  const [, end] = events({ medications: medications(false, '2026-11-24') }, ['dose']);
  expect(end).toMatchObject({ allDay: true, start: new Date('2026-11-24T00:00:00Z'), alarms: [] });
  expect(end).toMatchObject({ uid: '019dfc80-0000-7000-8000-000000000000-stock@pawfolio' });
  const namedEvents = events({ medications: medications(false, '2026-11-24') }, ['dose'], true);
  expect([end?.summary, namedEvents[1]?.summary]).toEqual(['medication runs out: Luna', 'Apoquel runs out: Luna']);
});

test('R7.8 a dose names its medicine only if the owner chose it', () => {
  const summaries = (named: boolean) =>
    events({ medications: medications(false) }, ['dose'], named).map(({ summary }) => summary);

  expect(summaries(false)).toEqual(['medication: Luna']);
  expect(summaries(true)).toEqual(['Apoquel: Luna']);
  const markedSummaries = events({ medications: medications(true) }, ['dose'], true).map(({ summary }) => summary);
  expect(markedSummaries).toEqual(['Apoquel (!): Luna']);
});

test('R7.8 200 daily routines give 200 short events for any period', () => {
  const id = '019dfc80-0000-7000-8000-000000000000';
  const one = { ...timestamps, id, kind: 'feeding', weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '08:00' };
  const routine = { ...one, timeZone: 'Europe/Madrid', durationMinutes: null, reminderMinutesBefore: 10, ...sinceEver };
  const text = writeCalendar({ name: 'Pawfolio', events: events({ routines: Array(200).fill(routine) }, ['routine']) });
  const calendar = new ICAL.Component(ICAL.parse(text));

  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(200);
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
  expect(text.length).toBeLessThan(120_000);
});
