import type { RemindedPerson, ReminderRow } from '@/lib/collections/reminder-source';
import { addMs, MINUTE } from '@/lib/core/time/dates';
import { appointmentReminders } from '@/lib/records/appointments/reminder-source';
import { routineReminders } from '@/lib/records/routines/reminder-source';
import { toDelivery } from '@/lib/reminders/delivery';
import { evaluate } from '@/lib/reminders/evaluate';
import { passedOn, type UnansweredReminder } from '@/lib/reminders/next-recipient';
import { firstRecipients, listReachable, nextAfter, withChannels } from '@/lib/reminders/recipients';
import { toUndelivered } from '@/lib/reminders/undelivered';

const now = new Date('2026-11-23T08:00:30Z');
const reachedBy = { reminderMail: true, reminderPush: true, reminderRules: {}, hasPushTarget: true };
const person = (userId: string, more: Partial<RemindedPerson> = {}): RemindedPerson => ({
  ...{ userId, memberId: `m-${userId}`, timeZone: 'UTC', writes: true, ...reachedBy },
  ...more,
});
const [ana, leo, sam] = [person('ana'), person('leo'), person('sam')];
const kindsOf = (mail: boolean, push: boolean) => ({ kinds: { routine: { mail, push } } });
const waysOf = (more: Partial<RemindedPerson>, kind: Parameters<typeof withChannels>[1] = 'routine') => {
  const { pushState, mailState } = withChannels(person('ana', more), kind)?.channels ?? {};
  return `${pushState} ${mailState}`;
};

test.each([
  [{ reminderRules: kindsOf(true, true) }, 'waiting waiting'],
  [{ reminderRules: kindsOf(false, true) }, 'waiting null'],
  [{ reminderRules: kindsOf(true, false) }, 'null waiting'],
  [{ reminderRules: kindsOf(false, false) }, 'undefined undefined'],
  [{ reminderRules: kindsOf(true, true), reminderMail: false }, 'waiting null'],
  [{ reminderRules: kindsOf(true, true), reminderPush: false }, 'null waiting'],
  [{ reminderRules: kindsOf(true, true), reminderPush: false, reminderMail: false }, 'undefined undefined'],
  [{ reminderRules: kindsOf(true, true), hasPushTarget: false }, 'null waiting'],
  [{ reminderRules: kindsOf(false, true), hasPushTarget: false }, 'null waiting'],
  [{ reminderRules: kindsOf(false, true), hasPushTarget: false, reminderMail: false }, 'failed null'],
  [{ reminderRules: { ...kindsOf(false, true), mailIfUndelivered: false }, hasPushTarget: false }, 'failed null'],
  [{ reminderRules: { ...kindsOf(true, true), mailIfUndelivered: false }, hasPushTarget: false }, 'null waiting'],
])('R7.10 with %j, the push and mail states are: %s', (more, ways) => {
  expect(waysOf(more)).toBe(ways);
});

test.each([
  [{}, 'waiting null'],
  [{ hasPushTarget: false }, 'null waiting'],
  [{ reminderPush: false }, 'null waiting'],
  [{ hasPushTarget: false, reminderMail: false }, 'failed null'],
  [{ reminderPush: false, reminderMail: false }, 'undefined undefined'],
])('R11.7 for a stay with %j, the push and mail states are: %s', (more, ways) => {
  expect(waysOf(more, 'stay')).toBe(ways);
  expect(waysOf(more, 'summary')).toBe('null waiting');
});

test('R11.5 notifies interested members in their own time zone', () => {
  const silent = person('kim', { reminderPush: false, reminderMail: false });
  const people = listReachable(
    [person('ana', { timeZone: 'Europe/Madrid' }), silent, person('leo', { timeZone: null })],
    'routine',
  );
  expect(people.map(({ userId, timeZone }) => `${userId} ${timeZone}`)).toEqual(['ana Europe/Madrid', 'leo UTC']);
});

test('R11.5 notifies all members if no one is responsible', () => {
  const startsAt = addMs(now, 59 * MINUTE);
  const visit = { title: null, startsAt, status: 'planned' as const, reminderMinutesBefore: 60 };
  const { due } = evaluate('appointment', appointmentReminders, { ...row, ...visit, people: [ana, leo] }, now);
  expect(due.map(({ userId }) => userId)).toEqual(['ana', 'leo']);
});

const people = listReachable([ana, leo, sam], 'routine');
const idsOf = (all: { userId: string }[]) => all.map(({ userId }) => userId);

test('R11.5 notifies only the responsible member, if possible', () => {
  expect(idsOf(firstRecipients(people, 'm-leo'))).toEqual(['leo']);
  expect(idsOf(firstRecipients(people, null))).toEqual(['ana', 'leo', 'sam']);
  expect(idsOf(firstRecipients(people, 'm-kim'))).toEqual(['ana', 'leo', 'sam']);

  const reading = listReachable([ana, person('leo', { writes: false })], 'routine');
  expect(idsOf(firstRecipients(reading, 'm-leo'))).toEqual(['ana', 'leo']);
});

test.each([
  ['ana', [], 'leo'],
  ['leo', [], 'sam'],
  ['sam', [], 'ana'],
  ['ana', ['leo'], 'sam'],
  ['ana', ['leo', 'sam'], null],
  ['kim', [], 'ana'],
  ['kim', ['ana'], 'leo'],
])('R11.5 after %s, with %j already notified, comes %s', (userId, notifiedIds, next) => {
  expect(nextAfter(people, userId, new Set(notifiedIds))?.userId ?? null).toBe(next);
});

test('R11.5 skips members without write access', () => {
  const reading = listReachable([ana, person('leo', { writes: false }), sam], 'routine');
  expect(nextAfter(reading, 'ana', new Set())?.userId).toBe('sam');
});

const waiting = { escalateAfterMinutes: 30 };
const unansweredReminder: UnansweredReminder = {
  ...{ userId: 'ana', petId: 'p1', kind: 'routine', sourceId: 'e1', dueAt: now, subject: 'Walk', told: ['ana'] },
  ...{ people: [ana, leo, sam], ownerRules: waiting },
};

test('R11.5 escalates an unanswered reminder until every member has it', () => {
  expect(passedOn(unansweredReminder, now)).toMatchObject({
    userId: 'leo',
    passOnAt: addMs(now, 30 * MINUTE),
    dueAt: now,
  });
  expect(passedOn({ ...unansweredReminder, userId: 'leo', told: ['ana', 'leo'] }, now)).toMatchObject({
    ...{ userId: 'sam', passOnAt: null, kind: 'routine', petId: 'p1', sourceId: 'e1', subject: 'Walk' },
  });
  expect(passedOn({ ...unansweredReminder, told: ['ana', 'leo', 'sam'] }, now)).toBeNull();
  expect(passedOn({ ...unansweredReminder, ownerRules: {} }, now)).toMatchObject({ userId: 'leo', passOnAt: null });
});

const row: ReminderRow = {
  ...{ id: 'e1', remindAt: new Date('2026-11-23T08:00:00Z'), createdAt: new Date('2026-01-01T00:00:00Z') },
  ...{ petId: 'p1', people: [ana, leo], userId: 'ana', ownerZone: 'UTC', ...reachedBy, paused: false, muted: false },
};
const daily = {
  ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '08:00', timeZone: 'UTC', title: 'Walk' },
  ...{ reminderMinutesBefore: 0, responsible: ['m-leo'], plannedFrom: row.createdAt },
};
const drafts = (more: object) =>
  evaluate('routine', routineReminders, { ...row, ...daily, ...more }, now).due.map(
    ({ userId, passOnAt }) => `${userId} ${passOnAt?.toISOString() ?? null}`,
  );

test.each([
  [{}, ['leo null']],
  [{ reminderRules: waiting }, ['leo 2026-11-23T08:30:00.000Z']],
  [{ reminderRules: waiting, people: [person('ana', { writes: false }), leo] }, ['leo null']],
  [{ reminderRules: waiting, people: [leo] }, ['leo null']],
  [{ reminderRules: waiting, responsible: [] }, ['ana null', 'leo null']],
  [{ reminderRules: waiting, responsible: [], people: [ana] }, ['ana null']],
])('R11.5 with %j, the recipients and escalation times are: %j', (more, expected) => {
  expect(drafts(more)).toEqual(expected);
});

test('R7.10 converts times of a delivery to text', () => {
  const states = { pushState: 'sent', mailState: null };
  const sentReminder = {
    id: 'd',
    kind: 'routine',
    dueAt: now,
    sendAt: now,
    sentAt: now,
    acknowledgedAt: now,
    ...states,
  };
  const at = now.toISOString();
  expect(toDelivery(sentReminder, 'Luna')).toEqual({
    ...{ id: 'd', kind: 'routine', petName: 'Luna', dueAt: at, sendAt: at, sentAt: at, push: 'sent', mail: null },
    acknowledgedAt: at,
  });
  expect(toDelivery({ ...sentReminder, sentAt: null, acknowledgedAt: null }, null)).toMatchObject({
    ...{ petName: null, sentAt: null, acknowledgedAt: null },
  });
});

test('R7.10 lists undelivered reminders with pet and time', () => {
  const undeliveredReminder = (kind: string, petId: string | null = 'p1') =>
    toUndelivered([{ id: 'r', petId, kind, subject: 'x', dueAt: now }], new Map([['p1', 'Luna']]), 'Europe/Madrid');

  expect(undeliveredReminder('medication')).toEqual([
    { id: 'r', kind: 'medication', petName: 'Luna', subject: 'x', day: '2026-11-23', time: '09:00' },
  ]);
  const timedNotices = ['routine', 'appointment', 'vaccination', 'follow-up', 'stay', 'another'].map(
    (kind) => undeliveredReminder(kind)[0],
  );
  expect(timedNotices.map((one) => one?.time)).toEqual(['09:00', '09:00', null, null, null, null]);
  expect(timedNotices.map((one) => one?.kind).slice(4)).toEqual(['stay', 'summary']);
  expect([undeliveredReminder('summary', null)[0]?.petName, undeliveredReminder('routine', 'gone')]).toEqual([
    null,
    [],
  ]);
});
