import type { ReminderRow } from '@/lib/collections/reminder-source';
import { appointmentReminders } from '@/lib/records/appointments/reminder-source';
import { withoutLogged } from '@/lib/records/medications/reminder-source';
import { routineReminders, withoutCompleted } from '@/lib/records/routines/reminder-source';
import { datedVaccinations } from '@/lib/records/vaccinations/due';
import { vaccinationReminders } from '@/lib/records/vaccinations/reminder-source';
import { followUpReminders } from '@/lib/records/vet-records/reminder-source';
import { evaluate } from '@/lib/reminders/evaluate';
import { defaultRules, reminderSettingsForm, rulesOf } from '@/lib/reminders/schema';
import { summaryOf } from '@/lib/reminders/summary';
import { summaryReminders } from '@/lib/reminders/summary-source';

const now = new Date('2026-11-23T08:00:30Z');
const row: ReminderRow = {
  id: 'e1',
  remindAt: new Date('2026-11-23T08:00:00Z'),
  createdAt: new Date('2026-01-01T00:00:00Z'),
  petId: 'p1',
  people: null,
  userId: 'u1',
  ownerZone: 'UTC',
  reminderMail: true,
  reminderPush: true,
  reminderRules: {},
  hasPushTarget: true,
  paused: false,
  muted: false,
};
const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '08:00', timeZone: 'UTC', plannedFrom: null };
const daily = { ...everyDay, title: 'Walk', reminderMinutesBefore: 0, responsible: [], plannedFrom: row.createdAt };
const dog = {
  type: 'dog',
  dateOfBirth: null,
  deceasedOn: null,
  vaccineProfile: 'wsava',
  country: null,
  region: null,
  microchippedOn: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  extraVaccines: [],
  highRisk: false,
} as const;
const pet = { ...dog, extraVaccines: [] };

test('R7.4 a reminder uses the channels its owner has and chose', () => {
  const dueReminders = (more: Partial<ReminderRow>) =>
    evaluate('routine', routineReminders, { ...row, ...daily, ...more }, now).due;
  expect(dueReminders({})).toMatchObject([{ kind: 'routine', pushState: 'waiting', mailState: null }]);
  const kinds = { routine: { mail: true, push: false } };
  expect(dueReminders({ reminderRules: { kinds } })).toMatchObject([{ pushState: null, mailState: 'waiting' }]);
  expect(dueReminders({ reminderRules: { kinds }, reminderMail: false })).toEqual([]);
  for (const none of [{ reminderPush: false }, { muted: true }]) expect(dueReminders(none)).toEqual([]);
});

test('R7.10 without a device, sends mail or gives up the reminder', () => {
  const dueReminders = (more: Partial<ReminderRow>) =>
    evaluate('routine', routineReminders, { ...row, ...daily, hasPushTarget: false, ...more }, now).due;
  expect(dueReminders({})).toMatchObject([{ pushState: null, mailState: 'waiting', givenUpAt: null, subject: 'Walk' }]);
  const givenUp = [{ pushState: 'failed', mailState: null, givenUpAt: new Date('2026-11-23T08:00:00Z') }];
  expect(dueReminders({ reminderMail: false })).toMatchObject(givenUp);
  expect(dueReminders({ reminderRules: { mailIfUndelivered: false } })).toMatchObject(givenUp);
});

test('R7.4 paused pets have no reminders; reminders of locked accounts are muted', () => {
  expect(evaluate('routine', routineReminders, { ...row, ...daily, paused: true }, now)).toEqual({
    id: 'e1',
    next: null,
    due: [],
  });
  expect(evaluate('routine', routineReminders, { ...row, ...daily, muted: true }, now).next).toEqual(
    new Date('2026-11-24T08:00:00Z'),
  );
});

test('R7.5 reminds of a follow-up on its day until it is done', () => {
  const visit = { reason: null, followUpOn: new Date('2026-11-25T00:00:00Z'), followedUpAt: null };
  expect(evaluate('follow-up', followUpReminders, { ...row, ...visit }, now)).toEqual({
    id: 'e1',
    next: new Date('2026-11-25T09:00:00Z'),
    due: [],
  });

  const rules = { kinds: { 'follow-up': { mail: true, push: true, leadDays: 1 } } };
  expect(evaluate('follow-up', followUpReminders, { ...row, ...visit, reminderRules: rules }, now).next).toEqual(
    new Date('2026-11-24T09:00:00Z'),
  );
  expect(evaluate('follow-up', followUpReminders, { ...row, ...visit, followedUpAt: now }, now).next).toBeNull();
  for (const [ownerZone, nine] of [
    ['Asia/Kathmandu', '2026-11-25T03:15:00Z'],
    [null, '2026-11-25T09:00:00Z'],
  ] as const)
    expect(evaluate('follow-up', followUpReminders, { ...row, ...visit, ownerZone }, now).next).toEqual(new Date(nine));
});

test('R7.8 a past appointment has no further reminder', () => {
  const startsAt = new Date('2026-11-23T09:00:00Z');
  const visit = { title: null, startsAt, status: 'planned' as const, reminderMinutesBefore: 60 };
  expect(evaluate('appointment', appointmentReminders, { ...row, ...visit }, now)).toMatchObject({
    next: null,
    due: [{ kind: 'appointment' }],
  });
});

test('R7.2 an undated vaccination is not announced daily', () => {
  const petWithLyme = { ...pet, extraVaccines: ['dog.lyme'] };
  expect(datedVaccinations(petWithLyme, [], '2026-11-23')).toEqual([]);

  const puppy = { ...pet, dateOfBirth: '2026-10-20' };
  expect(datedVaccinations(puppy, [], '2026-11-23').length).toBeGreaterThan(0);
  const { next, due } = evaluate('vaccination', vaccinationReminders, { ...row, pet: puppy, vaccinations: [] }, now);
  expect(due).toEqual([]);
  expect(next && next > now && next <= new Date('2026-12-23T08:00:30Z')).toBe(true);
  expect(
    evaluate('vaccination', vaccinationReminders, { ...row, pet: { ...pet, type: 'fish' }, vaccinations: [] }, now)
      .next,
  ).toBeNull();
});

test('R7.4 drops the reminder of a completed task by its local day', () => {
  const walk = { sourceId: 'e1', dueAt: new Date('2026-11-23T02:00:00Z') };
  const tickOn = (day: string) => [{ routineId: 'e1', day, timeZone: 'America/New_York', timeOfDay: '21:00' }];

  expect(withoutCompleted([walk], [])).toEqual([walk]);
  expect(withoutCompleted([walk], tickOn('2026-11-23'))).toEqual([walk]);
  expect(withoutCompleted([walk], tickOn('2026-11-22'))).toEqual([]);
});

test('R7.4 drops the reminder of a logged dose by its time', () => {
  const dose = { sourceId: 'e1', dueAt: now };

  expect(withoutLogged([dose], [{ medicationId: 'e1', scheduledFor: null }])).toEqual([dose]);
  expect(withoutLogged([dose], [{ medicationId: 'e2', scheduledFor: now }])).toEqual([dose]);
  expect(withoutLogged([dose], [{ medicationId: 'e1', scheduledFor: now }])).toEqual([]);
});

test('R7.10 a row that fails is evaluated again in an hour', () => {
  const unreadable = { ...row, ...daily, timeZone: 'Nowhere/At_All' };

  expect(evaluate('routine', routineReminders, unreadable, now)).toEqual({
    id: 'e1',
    next: new Date('2026-11-23T09:00:30Z'),
    due: [],
  });
});

test('R7.10 quiet hours delay a task, but not the summary', () => {
  const reminderRules = { quiet: { from: '07:00', to: '10:00' } };
  const sendAt = (kind: 'routine' | 'summary') =>
    kind === 'routine'
      ? evaluate(kind, routineReminders, { ...row, ...daily, reminderRules }, now).due[0]?.sendAt
      : evaluate(kind, summaryReminders, { ...row, summaryAt: '08:00', reminderRules }, now).due[0]?.sendAt;

  expect(sendAt('routine')).toEqual(new Date('2026-11-23T10:00:00Z'));
  expect(sendAt('summary')).toEqual(new Date('2026-11-23T08:00:00Z'));
});

test('R7.10 a summary is always a mail, and requires a time', () => {
  const user = { ...row, petId: null, reminderMail: false, summaryAt: '08:00' };
  const { due, next } = evaluate('summary', summaryReminders, user, now);

  expect(due).toMatchObject([{ kind: 'summary', petId: null, pushState: null, mailState: 'waiting', subject: null }]);
  expect(next).toEqual(new Date('2026-11-24T08:00:00Z'));
  expect(evaluate('summary', summaryReminders, { ...user, summaryAt: null }, now)).toMatchObject({
    due: [],
    next: null,
  });
});

test('R7.10 fills missing settings with defaults and ignores invalid data', () => {
  for (const odd of [null, undefined, 7, 'x', { kinds: 3 }, { quiet: { from: '25:00', to: '1' } }]) {
    expect(rulesOf(odd)).toEqual(defaultRules);
  }
  const chosenRules = rulesOf({
    quiet: { from: '22:00', to: '07:00' },
    kinds: { routine: { mail: true, push: true } },
  });
  expect(chosenRules.kinds.routine.mail).toBe(true);
  expect(chosenRules.kinds.vaccination).toEqual(defaultRules.kinds.vaccination);
});

test('R7.10 the form returns stored settings, and disabled quiet hours as null', () => {
  const kinds = {
    ...defaultRules.kinds,
    vaccination: { mail: true, push: true, leadDays: '7' },
    'follow-up': { mail: true, push: true, leadDays: '0' },
  };
  const hours = { quietOn: false, from: '22:00', to: '22:00' };
  const form = { reminderPush: true, kinds, ...hours, escalateAfterMinutes: '', mailIfUndelivered: true };

  expect(reminderSettingsForm.parse(form)).toMatchObject({
    kinds: { vaccination: { leadDays: 7 } },
    quiet: null,
    escalateAfterMinutes: null,
  });

  const same = reminderSettingsForm.safeParse({ ...form, quietOn: true });
  expect(same.error?.issues).toMatchObject([{ path: ['to'], message: 'reminders.validation.quiet' }]);
});

test('R7.10 the summary lists untimed items first, then by time', () => {
  const one = {
    name: 'Luna',
    routines: [{ ...everyDay, title: 'Walk', weekdays: [1], timeOfDay: '18:00', timeZone: 'Europe/Madrid' }],
    medications: [],
    appointments: [{ title: null, kind: 'vet', startsAt: new Date('2026-11-23T09:00:00Z') }],
    followUps: [{ reason: 'Stitches' }],
    pet: { ...pet, type: 'fish' },
    vaccinations: [],
  };
  expect(summaryOf([one], '2026-11-23', 'Europe/Madrid')).toEqual([
    { kind: 'follow-up', petName: 'Luna', time: null, what: 'Stitches', warned: false },
    { kind: 'appointment', petName: 'Luna', time: '10:00', what: null, warned: false },
    { kind: 'routine', petName: 'Luna', time: '18:00', what: 'Walk', warned: false },
  ]);
});
