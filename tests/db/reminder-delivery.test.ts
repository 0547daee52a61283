import { db } from '@/lib/core/db/client';
import { listOutbox } from '@/lib/core/mail/outbox';
import { listDevices, saveDevice } from '@/lib/core/push/subscriptions';
import { send } from '@/lib/reminders/jobs';
import { readUnsubscribeToken, unsubscribeToken } from '@/lib/reminders/mail';
import { acknowledge, claimReminder, runTick, sweepReminders } from '@/lib/reminders/mutations/delivery';
import { unsubscribe, updateSettings } from '@/lib/reminders/mutations/settings';
import { getSettings, listDeliveries } from '@/lib/reminders/queries';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aPushService, browserKeys } from '../support/push-service';
import { aDailyMedication, aDueReminder, remindersOf } from '../support/reminders';

process.env.PUSH_HOSTS = '127.0.0.1';
withDatabase();

const page = { limit: 50 };

test('R7.10 one of two senders sends a reminder; a crashed one is replaced', async () => {
  const { viewer: ana, reminder } = await aDueReminder();
  const at = after(33, 'minute');
  expect(await claimReminder(reminder.id, at)).not.toBeNull();

  await send(reminder.id, after(30, 'second', at));
  expect((await remindersOf(ana))[0]).toMatchObject({ mailState: 'waiting' });
  await Promise.all([1, 2, 3].map(() => send(reminder.id, after(2, 'minute', at))));
  expect((await remindersOf(ana))[0]).toMatchObject({ mailState: 'sent' });

  const mails = await listOutbox(10, ana.email);
  expect(mails.filter(({ subject }) => subject === 'Reminder for Luna')).toHaveLength(1);
});

test('R7.10 every device is notified; expired ones are removed, failures retried', async () => {
  const ana = await aViewer({ remember: true });
  const service = await aPushService([429, 201, 410]);
  await saveDevice(ana, service.target(), 'Chrome, Android', noon);
  await updateSettings(ana, { kinds: { medication: { mail: false, push: true } }, escalateAfterMinutes: 30 }, noon);
  await aDailyMedication(await aPetOf(ana));
  await runTick(after(31, 'minute'));
  const [reminder] = await remindersOf(ana);
  const id = reminder?.id ?? '';
  expect(reminder).toMatchObject({ pushState: 'waiting', mailState: null });
  await expect(send(id, after(31, 'minute'))).rejects.toThrow('push service');
  await send(id, after(32, 'minute'));
  expect((await remindersOf(ana))[0]).toMatchObject({ pushState: 'sent', escalateAt: after(62, 'minute') });
  expect(service.received).toHaveLength(2);
  expect(service.received[1]?.authorization).toMatch(/^vapid t=/);

  await runTick(after(61, 'minute'));
  expect((await remindersOf(ana))[0]).toMatchObject({ mailState: null });
  await runTick(after(63, 'minute'));
  await send(id, after(64, 'minute'));
  expect((await remindersOf(ana))[0]).toMatchObject({ mailState: 'sent', escalateAt: null });

  await runTick(after(24.6, 'hour'));
  const [, next] = await remindersOf(ana);
  await send(next?.id ?? '', after(24.6, 'hour'));
  expect(await listDevices(ana)).toEqual([]);
  await service.close();
});

test('R7.10 a seen reminder is not emailed; only its owner marks it seen', async () => {
  const { viewer: ana, reminder } = await aDueReminder();

  await db().reminder.update({
    where: { id: reminder.id },
    data: { pushState: 'sent', mailState: null, escalateAt: after(40, 'minute') },
  });
  await expect(acknowledge(await aViewer(), reminder.id, noon)).rejects.toMatchObject({ code: 'not_found' });
  await expect(acknowledge(ana, 'not-an-id', noon)).rejects.toMatchObject({ code: 'not_found' });

  await acknowledge(ana, reminder.id, after(35, 'minute'));
  await acknowledge(ana, reminder.id, after(36, 'minute'));
  await runTick(after(41, 'minute'));
  const { items } = await listDeliveries(ana, page, after(41, 'minute'));
  expect(items).toMatchObject([
    { petName: 'Luna', push: 'sent', mail: null, acknowledgedAt: after(35, 'minute').toISOString() },
  ]);
});

test('R7.10 keeps the ten newest devices; a device moves to its new user', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];
  const target = { endpoint: 'http://127.0.0.1/phone', keys: browserKeys() };
  for (let n = 0; n < 11; n += 1) {
    await saveDevice(ana, { ...target, endpoint: `${target.endpoint}/${n}` }, `Phone ${n}`, noon);
  }

  expect((await listDevices(ana)).map(({ device }) => device)).toEqual(
    Array.from({ length: 10 }, (_, n) => `Phone ${10 - n}`),
  );

  await saveDevice(ben, { ...target, endpoint: `${target.endpoint}/10` }, 'Phone 10', noon);
  expect([(await listDevices(ana)).length, (await listDevices(ben)).length]).toEqual([9, 1]);
  const foreign = { ...target, endpoint: 'https://evil.example/push' };
  await expect(saveDevice(ana, foreign, 'x', noon)).rejects.toMatchObject({ code: 'invalid' });
});

test('R7.10 an email’s unsubscribe link stops only its subject and cannot be forged', async () => {
  const ana = await aViewer();
  const token = unsubscribeToken(ana.userId, 'vaccination');
  expect(readUnsubscribeToken(token)).toEqual({ userId: ana.userId, scope: 'vaccination' });
  expect(readUnsubscribeToken(token.replace('vaccination', 'all'))).toBeNull();
  expect(readUnsubscribeToken('')).toBeNull();

  await unsubscribe(ana.userId, 'vaccination', noon);
  const { kinds } = await getSettings(ana, noon);
  expect(kinds.vaccination).toEqual({ mail: false, push: true, leadDays: 14 });
  expect(kinds.medication.mail).toBe(true);

  await unsubscribe(ana.userId, 'all', noon);
  await aDailyMedication(await aPetOf(ana));
  await runTick(after(31, 'minute'));
  expect(await remindersOf(ana)).toMatchObject([{ pushState: 'failed', mailState: null }]);
});

test('R7.10 undeliverable reminders fail after hours and are deleted after a month', async () => {
  const { viewer: ana } = await aDueReminder();
  await sweepReminders(after(10, 'hour'));
  expect((await remindersOf(ana))[0]).toMatchObject({ mailState: 'waiting' });

  await sweepReminders(after(13, 'hour'));
  expect((await remindersOf(ana))[0]).toMatchObject({ mailState: 'failed' });
  await sweepReminders(after(31, 'day'));
  expect(await remindersOf(ana)).toEqual([]);
});
