import { findReminderButton } from '@/lib/access/reminder-button';
import { addService, listServices } from '@/lib/core/push/services';
import { send } from '@/lib/reminders/jobs';
import { pressButton } from '@/lib/reminders/mutations/buttons';
import { runTick } from '@/lib/reminders/mutations/delivery';
import { withDatabase } from '../support/database';
import { moment } from '../support/grants';
import { aHousehold } from '../support/household';
import { after } from '../support/members';
import { aPushService } from '../support/push-service';
import { aDailyMedication, remindersOf } from '../support/reminders';

process.env.NOTIFY_HOSTS = '127.0.0.1';
withDatabase();

test('R14.22 Snooze pressed while another service is slow sends again', async () => {
  const [server, slow] = [await aPushService(), await aPushService([0])];
  const { carer, access } = await aHousehold();
  await addService(carer, { kind: 'ntfy', address: `${server.url}/luna`, token: null, buttons: true }, moment);
  await addService(carer, { kind: 'webhook', address: slow.url, token: null }, moment);
  expect(await listServices(carer)).toMatchObject([{ hasButtons: true }, { hasButtons: false }]);
  await aDailyMedication(access);
  const due = after(31, 'minute');
  await runTick(due);
  const [{ id } = { id: '' }] = await remindersOf(carer);

  const sending = send(id, due);
  while (server.received.length + slow.received.length < 2) await new Promise(setImmediate);
  const { actions } = JSON.parse(server.received[0]?.text ?? '{}');
  const at = after(32, 'minute');
  const button = await findReminderButton(actions[1].url.split('/').at(-1), at);
  if (!button) throw new Error('there is no button');
  await pressButton(button, at);
  await slow.close();
  await sending;

  await send(id, after(62, 'minute'));
  expect(server.received).toHaveLength(2);
  await server.close();
});
