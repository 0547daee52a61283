import type { PetAccess } from '@/lib/access/pet-access';
import { findReminderButton } from '@/lib/access/reminder-button';
import { revokeGrants } from '@/lib/access/revoke-grants';
import type { Viewer } from '@/lib/access/viewer';
import { db, transaction } from '@/lib/core/db/client';
import { addService, removeService } from '@/lib/core/push/services';
import { allergies } from '@/lib/records/allergies/collection';
import { logDose } from '@/lib/records/medications/mutations/log-dose';
import { doseInput } from '@/lib/records/medications/schema';
import { routines } from '@/lib/records/routines/collection';
import { send } from '@/lib/reminders/jobs';
import { pressButton } from '@/lib/reminders/mutations/buttons';
import { runTick } from '@/lib/reminders/mutations/delivery';
import { updateSettings } from '@/lib/reminders/mutations/settings';
import { removeMember } from '@/lib/sharing/people/mutations/members';
import { withDatabase } from '../support/database';
import { moment } from '../support/grants';
import { accessOf, aHousehold, causedBy, joins } from '../support/household';
import { after, aViewer, noon } from '../support/members';
import { aPushService, type PushService } from '../support/push-service';
import { aDailyMedication, author, halfPast, remindersOf } from '../support/reminders';

process.env.NOTIFY_HOSTS = '127.0.0.1';
withDatabase();

let server: PushService;
beforeEach(async () => {
  server = await aPushService();
});
afterEach(() => server.close());

interface Received {
  message: string;
  actions?: { action: string; label: string; url: string; method: string; clear: boolean }[];
}

const DUE = after(31, 'minute');

/** Sends what is due to one topic of the reader. */
async function sendTo(reader: Viewer, at = DUE): Promise<Received> {
  await runTick(at);
  for (const { id } of await remindersOf(reader)) await send(id, at);
  return JSON.parse(server.received.at(-1)?.text ?? '{}');
}

async function addTopic(reader: Viewer, buttons = true): Promise<string> {
  const target = { kind: 'ntfy', address: `${server.url}/luna`, token: null, buttons } as const;
  return (await addService(reader, target, moment)).id;
}

const keyOf = (notification: Received, index: number) => notification.actions?.[index]?.url.split('/').at(-1) ?? '';

async function pressKey(key: string, at = after(32, 'minute')) {
  const button = await findReminderButton(key, at);
  return button && pressButton(button, at);
}

const dosesOf = ({ petId }: PetAccess<'own'>) => db().dose.findMany({ where: { petId } });

/** A dose is due, and the carer has a topic with buttons. */
async function aDueDose(input: Record<string, unknown> = {}) {
  const { owner, carer, access } = await aHousehold();
  const serviceId = await addTopic(carer);
  const medication = await aDailyMedication(access, input);
  const notification = await sendTo(carer);
  return { owner, carer, access, serviceId, medication, received: notification };
}

async function aDueTask() {
  const { owner, carer, access } = await aHousehold();
  await addTopic(carer);
  const walk = { kind: 'exercise', title: 'Walk', weekdays: [6], timeOfDay: '12:30', reminderMinutesBefore: 15 };
  await routines.create(access, routines.input(noon).parse({ ...walk, timeZone: 'UTC' }), author());
  return { owner, carer, access, received: await sendTo(carer, after(16, 'minute')) };
}

test('R14.22 a dose has two buttons; the database holds only hashes', async () => {
  const { received } = await aDueDose();
  const rows = JSON.stringify(await db().$queryRaw`SELECT b::text FROM "ReminderButton" b`);

  expect(received).toMatchObject({ message: '12:30 · Luna: Apoquel' });
  const common = { action: 'http', method: 'POST', clear: true };
  expect(received.actions).toMatchObject([
    { ...common, label: 'Given' },
    { ...common, label: 'Snooze 30 min' },
  ]);
  for (const { url } of received.actions ?? []) {
    expect(rows).not.toContain(url.split('/').at(-1));
    expect(url).toMatch(/^http:\/\/localhost[^/]*\/api\/reminders\/buttons\/[\w-]{43}$/);
  }
});

test('R14.22 without the switch a notification has neither buttons nor names', async () => {
  const { carer, access } = await aHousehold();
  await addTopic(carer, false);
  await aDailyMedication(access);

  const notification = await sendTo(carer);

  expect(notification).toMatchObject({ message: 'Reminder for Luna' });
  expect(notification.actions).toBeUndefined();
});

test('R14.22 Given logs the dose once for the member', async () => {
  const { carer, access, received } = await aDueDose();
  const key = keyOf(received, 0);

  const answers = await Promise.allSettled([pressKey(key), pressKey(key)]);

  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await pressKey(key)).toBeNull();
  expect(await pressKey(keyOf(received, 1))).toBeNull();
  const row = await db().petMember.findFirst({ where: { petId: access.petId, userId: carer.userId } });
  const scheduledFor = new Date(halfPast);
  expect(await dosesOf(access)).toMatchObject([
    { status: 'given', scheduledFor, at: after(32, 'minute'), createdById: row?.id },
  ]);
  expect(await remindersOf(carer)).toMatchObject([{ acknowledgedAt: after(32, 'minute') }]);
});

test.each([halfPast, null])('R14.22 Given is refused after a dose that was planned for %s', async (scheduledFor) => {
  const { access, medication, received } = await aDueDose();
  const input = doseInput(DUE).parse({ status: 'given', scheduledFor });
  await logDose(access, medication.id, input, author(DUE));

  const refusal = { code: 'dose_already_given', message: expect.stringMatching(/^Given /) };
  await expect(pressKey(keyOf(received, 0))).rejects.toMatchObject(refusal);
  await expect(pressKey(keyOf(received, 0))).rejects.toMatchObject(refusal);

  expect(await dosesOf(access)).toHaveLength(1);
});

test('R14.22 Done completes a task of the planned day', async () => {
  const { carer, access, received } = await aDueTask();
  expect(received.message).toBe('12:30 · Luna: Walk');
  expect(received.actions?.map(({ label }) => label)).toEqual(['Done', 'Snooze 30 min']);

  await pressKey(keyOf(received, 0), after(20, 'minute'));

  const rows = await db().routineCompletion.findMany({ where: { petId: access.petId } });
  expect(rows).toMatchObject([{ status: 'done', at: after(20, 'minute') }]);
  expect(rows[0]?.day.toISOString()).toMatch(/^2026-03-28/);
  expect(await remindersOf(carer)).toMatchObject([{ acknowledgedAt: after(20, 'minute') }]);
});

test('R14.22 the later button sends the reminder again', async () => {
  const { owner, carer, received } = await aDueDose();
  await updateSettings(owner, { escalateAfterMinutes: 30 }, noon);
  const [before] = await remindersOf(carer);
  await db().reminder.updateMany({ where: { id: before?.id ?? '' }, data: { passOnAt: after(60, 'minute') } });

  await pressKey(keyOf(received, 1));

  expect(await pressKey(keyOf(received, 0))).toBeNull();
  const sendAt = after(62, 'minute');
  expect(await remindersOf(carer)).toMatchObject([
    { pushState: 'waiting', sendAt, escalateAt: null, passOnAt: after(90, 'minute'), acknowledgedAt: null },
  ]);
  await sendTo(carer, after(61, 'minute'));
  expect(server.received).toHaveLength(1);
  const again = await sendTo(carer, after(63, 'minute'));
  expect(server.received).toHaveLength(2);
  await pressKey(keyOf(again, 0), after(64, 'minute'));
  expect(await remindersOf(carer)).toMatchObject([{ acknowledgedAt: after(64, 'minute') }]);
});

test('R14.22 a snoozed reminder is dropped once the dose is logged', async () => {
  const { access, medication, carer, received } = await aDueDose();
  await pressKey(keyOf(received, 1));
  const givenDose = doseInput(after(40, 'minute')).parse({ status: 'given', scheduledFor: halfPast });
  await logDose(access, medication.id, givenDose, author(after(40, 'minute')));

  await sendTo(carer, after(63, 'minute'));

  expect(server.received).toHaveLength(1);
  expect(await remindersOf(carer)).toMatchObject([{ pushState: 'dropped' }]);
});

test('R14.22 the next dose’s notification ends the buttons of the last', async () => {
  const { carer, received } = await aDueDose();

  await runTick(after(24, 'hour'));
  await sendTo(carer, after(24 * 60 + 31, 'minute'));

  expect(server.received).toHaveLength(2);
  expect(await pressKey(keyOf(received, 0))).toBeNull();
});

type Due = Awaited<ReturnType<typeof aDueDose>>;

const ends: [string, (due: Due) => Promise<unknown>][] = [
  ['the member leaves the pet', ({ owner, carer, access }) => removeMember(access, carer.userId, causedBy(owner))],
  ['the service is removed', ({ carer, serviceId }) => removeService(carer, serviceId, moment)],
  [
    'all sessions end',
    ({ carer }) => transaction(() => revokeGrants({ userId: carer.userId, change: 'sessions_ended', at: noon })),
  ],
  [
    'the account is suspended',
    ({ carer }) => db().user.update({ where: { id: carer.userId }, data: { suspendedAt: noon } }),
  ],
  ['the pet is deleted', ({ access }) => db().pet.update({ where: { id: access.petId }, data: { deletedAt: noon } })],
  [
    'the member may only read',
    ({ carer }) => db().petMember.updateMany({ where: { userId: carer.userId }, data: { role: 'viewer' } }),
  ],
];

test.each(ends)('R14.23 buttons end when %s', async (_, end) => {
  const due = await aDueDose();

  await end(due);

  for (const index of [0, 1]) expect(await pressKey(keyOf(due.received, index))).toBeNull();
  expect(await dosesOf(due.access)).toEqual([]);
});

test('R14.23 buttons end after a day; unknown keys do nothing', async () => {
  const { received } = await aDueDose();

  expect(await pressKey(keyOf(received, 0), after(24 * 60 + 31, 'minute'))).toBeNull();
  for (const key of ['', 'x', 'A'.repeat(43)]) expect(await pressKey(key)).toBeNull();
});

test('R14.23 a member who may only read gets no buttons', async () => {
  const { owner, access } = await aHousehold();
  const reader = await aViewer();
  await joins(reader, owner, [access.petId], { role: 'viewer' });
  await db().petMember.updateMany({ where: { userId: reader.userId }, data: { reminders: true } });
  await addTopic(reader);
  await aDailyMedication(await accessOf(owner, access.petId, 'own'));

  const notification = await sendTo(reader);

  expect(notification.message).toBe('Reminder for Luna');
  expect(notification.actions).toBeUndefined();
});

test('R14.23 a dose that conflicts with an allergy has no buttons', async () => {
  const { carer, access } = await aHousehold();
  await addTopic(carer);
  await aDailyMedication(access);
  const allergy = { allergen: 'Apoquel', severity: 'severe' };
  await allergies.create(access, allergies.input(noon).parse(allergy), author());

  const notification = await sendTo(carer);

  expect(notification).toMatchObject({ message: 'Reminder for Luna' });
  expect(notification.actions).toBeUndefined();
});
