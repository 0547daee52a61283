import { db } from '@/lib/core/db/client';
import { listOutbox } from '@/lib/core/mail/outbox';
import { saveDevice } from '@/lib/core/push/subscriptions';
import { send } from '@/lib/reminders/jobs';
import { runTick } from '@/lib/reminders/mutations/delivery';
import { unsubscribe, updateSettings } from '@/lib/reminders/mutations/settings';
import { doseOfStay, tickOfStay } from '@/lib/sharing/stays/mutations/lines';
import { noteOfStay } from '@/lib/sharing/stays/mutations/notes';
import { changeStay, revokeStay } from '@/lib/sharing/stays/mutations/stays';
import { aMedication, aSitting, aStayDose, aWalk, openedBy, today } from '../support/a-stay';
import { withDatabase } from '../support/database';
import { after, noon } from '../support/members';
import { aPushService } from '../support/push-service';
import { remindersOf } from '../support/reminders';
import { causeBy } from '../support/sharing';

process.env.PUSH_HOSTS = '127.0.0.1';
withDatabase();

type Sitting = Awaited<ReturnType<typeof aSitting>>;

const evening = new Date(`${today}T21:00:00Z`);

async function ticks({ stay, access }: Sitting, at: Date, undo = false) {
  const { id } = await aWalk(access);
  await tickOfStay(stay, { petId: access.petId, routineId: id, day: today, undo, name: undefined }, at);
  return id;
}

const ownStay = ({ made, viewer }: Sitting) =>
  ({ stayId: made.id, ownerId: viewer.userId, fromDay: made.from, untilDay: made.until }) as never;

/** Runs the tick and pending jobs. @returns mails about stays, newest first */
async function listNotified({ viewer }: Sitting, at: Date) {
  await runTick(at);
  for (const { id, kind } of await remindersOf(viewer)) if (kind === 'stay') await send(id, at);
  return (await listOutbox(20, viewer.email)).filter(({ text }) => text.includes('/stays/'));
}

test('R11.7 an evening message summarizes the day', async () => {
  const sitting = await aSitting();
  const { stay, access } = sitting;
  const medication = await aMedication(access);
  await ticks(sitting, noon);
  await doseOfStay(stay, aStayDose(access, medication.id), after(1, 'minute'));
  await noteOfStay(stay, { day: today, text: 'Slept on my feet', photo: null }, after(2, 'minute'));
  await aWalk(access, { title: 'Brushing', timeOfDay: '10:00' });

  expect(await listNotified(sitting, after(-1, 'minute', evening))).toEqual([]);
  await Promise.all([1, 2, 3].map(() => runTick(evening)));
  const [mail, ...more] = await listNotified(sitting, evening);

  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Marta (sitter) today: 2 of 3 tasks done');
  for (const line of [
    '1 of 1 doses given.',
    'Not marked as done: ',
    'Brushing',
    'Slept on my feet',
    `/stays/${stay.stayId}`,
  ]) {
    expect(mail?.text).toContain(line);
  }
  expect(await listNotified(sitting, after(5, 'minute', evening))).toHaveLength(1);
  expect(await listNotified(sitting, after(3, 'day', evening))).toHaveLength(1);
});

test('R11.7 several completions within a minute produce one message', async () => {
  const sitting = await aSitting({ messages: 'each' });
  for (const second of [0, 10, 20, 30, 40, 50]) await ticks(sitting, after(second, 'second'));
  await noteOfStay(sitting.stay, { day: today, text: 'All well', photo: null }, after(55, 'second'));

  expect(await listNotified(sitting, after(3, 'minute'))).toEqual([]);
  const [first, ...more] = await listNotified(sitting, after(4, 'minute'));
  expect(more).toEqual([]);
  expect(first?.subject).toBe('Marta (sitter): news about Luna');
  expect(first?.text.match(/Walk/g)).toHaveLength(6);
  expect(first?.text).toContain('All well');

  await ticks(sitting, after(1, 'hour'));
  const [second] = await listNotified(sitting, after(64, 'minute'));
  expect(second?.text.match(/Walk/g)).toHaveLength(1);
  expect(second?.text).not.toContain('All well');
  expect(await db().reminder.count({ where: { kind: 'stay', sourceId: sitting.made.id } })).toBe(2);
});

test('R11.7 a late commit appears in the next message, once', async () => {
  const sitting = await aSitting({ messages: 'each' });
  await ticks(sitting, noon);
  await runTick(after(3, 'minute'));
  await ticks(sitting, after(150, 'second'));
  const mails = await listNotified(sitting, after(3.5, 'minute'));
  expect(mails.map(({ text }) => text.match(/Walk/g)?.length)).toEqual([1]);
  const [next] = await listNotified(sitting, after(6, 'minute'));
  expect(next?.text.match(/Walk/g)).toHaveLength(1);
});

test('R11.7 an action undone before the message is not reported', async () => {
  const sitting = await aSitting({ messages: 'each' });
  const routineId = await ticks(sitting, noon);
  const line = { petId: sitting.access.petId, routineId, day: today, undo: true, name: undefined };
  await tickOfStay(sitting.stay, line, after(1, 'minute'));
  expect(await listNotified(sitting, after(10, 'minute'))).toEqual([]);
  expect(await remindersOf(sitting.viewer)).toMatchObject([{ kind: 'stay', mailState: 'dropped' }]);
});

test('R11.7 quiet hours combine a night’s events into one message', async () => {
  const sitting = await aSitting({ messages: 'each' });
  await updateSettings(sitting.viewer, { quiet: { from: '12:00', to: '14:00' } }, noon);
  await ticks(sitting, noon);
  expect(await listNotified(sitting, after(5, 'minute'))).toEqual([]);
  await ticks(sitting, after(30, 'minute'));
  expect(await listNotified(sitting, after(40, 'minute'))).toEqual([]);
  const [mail, ...more] = await listNotified(sitting, after(121, 'minute'));
  expect(more).toEqual([]);
  expect(mail?.text.match(/Walk/g)).toHaveLength(2);
});

test('R11.7 no message is sent when messages are off', async () => {
  const sitting = await aSitting({ messages: 'none' });
  await ticks(sitting, noon);
  expect(await listNotified(sitting, after(1, 'hour'))).toEqual([]);
  expect(await listNotified(sitting, evening)).toEqual([]);
  expect(await remindersOf(sitting.viewer)).toEqual([]);
});

test('R11.7 the message setting can change, and an email link turns it off', async () => {
  const sitting = await aSitting({ messages: 'each' });
  await ticks(sitting, noon);
  expect(await changeStay(ownStay(sitting), { messages: 'daily' }, after(1, 'minute'))).toMatchObject({
    messages: 'daily',
  });
  expect(await listNotified(sitting, after(10, 'minute'))).toEqual([]);
  expect(await listNotified(sitting, evening)).toHaveLength(1);
  await unsubscribe(sitting.viewer.userId, 'stay', evening);
  expect(await listNotified(sitting, after(1, 'day', evening))).toHaveLength(1);
  expect(await db().stay.findUnique({ where: { id: sitting.made.id } })).toMatchObject({ messages: 'none' });
});

test('R11.7 a stopped stay sends no more evening messages', async () => {
  const sitting = await aSitting();
  await ticks(sitting, noon);
  await revokeStay(ownStay(sitting), causeBy(sitting.viewer, after(1, 'hour')));
  expect(await listNotified(sitting, evening)).toEqual([]);
});

test('R11.7 a device gets a notification instead of an email', async () => {
  const sitting = await aSitting();
  const service = await aPushService([201]);
  await saveDevice(sitting.viewer, service.target(), 'Chrome, Android', noon);
  await ticks(sitting, noon);
  expect(await listNotified(sitting, evening)).toEqual([]);
  expect(await remindersOf(sitting.viewer)).toMatchObject([{ kind: 'stay', pushState: 'sent', mailState: null }]);
});

test('R11.7 twenty parallel completions are all reported', async () => {
  const sitting = await aSitting({ messages: 'each' });
  const routines = await Promise.all(Array.from({ length: 20 }, () => aWalk(sitting.access)));
  const ben = await openedBy('Ben', sitting.made.accessKey);
  await Promise.all(
    routines.map(({ id }, index) => {
      const line = { petId: sitting.access.petId, routineId: id, day: today, undo: false, name: undefined };
      return tickOfStay(index % 2 ? ben : sitting.stay, line, after(index, 'second'));
    }),
  );
  const [mail] = await listNotified(sitting, after(4, 'minute'));
  expect(mail?.text.match(/Walk/g)).toHaveLength(20);
});
