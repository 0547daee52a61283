import { db } from '@/lib/core/db/client';
import { saveDevice } from '@/lib/core/push/subscriptions';
import { send } from '@/lib/reminders/jobs';
import { runTick } from '@/lib/reminders/mutations/delivery';
import { updateSettings } from '@/lib/reminders/mutations/settings';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aPushService } from '../support/push-service';
import { aDailyMedication, remindersOf } from '../support/reminders';

process.env.PUSH_HOSTS = '127.0.0.1';
process.env.ALLOW_NO_MAIL = '1';
withDatabase();

async function aMemberWithDose(answers: number[]) {
  const ana = await aViewer({ remember: true });
  const service = await aPushService(answers);
  await saveDevice(ana, service.target(), 'Chrome, Android', noon);
  await updateSettings(ana, { kinds: { medication: { mail: true, push: true } }, escalateAfterMinutes: 30 }, noon);
  await aDailyMedication(await aPetOf(ana));
  return { ana, service };
}

test('R14.4 R7.10 a reminder is a notification and never waits for mail', async () => {
  const { ana, service } = await aMemberWithDose([201]);

  await runTick(after(31, 'minute'));
  const [reminder] = await remindersOf(ana);
  expect(reminder).toMatchObject({ pushState: 'waiting', mailState: null });
  await send(reminder?.id ?? '', after(31, 'minute'));
  expect((await remindersOf(ana))[0]).toMatchObject({ pushState: 'sent', mailState: null });

  await runTick(after(63, 'minute'));
  expect((await remindersOf(ana))[0]).toMatchObject({ mailState: null });
  await service.close();
});

test('R14.4 R7.10 a notification that cannot be delivered is not recorded as mailed', async () => {
  const { ana, service } = await aMemberWithDose([410]);

  await runTick(after(31, 'minute'));
  const [reminder] = await remindersOf(ana);
  await send(reminder?.id ?? '', after(31, 'minute'));

  expect((await remindersOf(ana))[0]).toMatchObject({ pushState: 'failed', mailState: null });
  await service.close();
});

test('R14.4 R7.10 mail and summaries that waited are not recorded as sent', async () => {
  const { ana, service } = await aMemberWithDose([201]);
  await db().user.update({ where: { id: ana.userId }, data: { summaryAt: '12:20', summaryNextAt: noon } });
  await runTick(after(31, 'minute'));
  const reminders = await remindersOf(ana);
  expect(reminders.map(({ kind }) => kind)).toEqual(['medication']);

  const [reminder] = reminders;
  await db().reminder.update({ where: { id: reminder?.id ?? '' }, data: { pushState: null, mailState: 'waiting' } });
  await send(reminder?.id ?? '', after(31, 'minute'));

  expect((await remindersOf(ana))[0]).toMatchObject({ mailState: 'failed', givenUpAt: after(31, 'minute') });
  await service.close();
});
