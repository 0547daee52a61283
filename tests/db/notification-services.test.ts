import { reauthenticate } from '@/lib/access/reauthenticate';
import { deleteAccount } from '@/lib/accounts/account/mutations';
import { changePassword } from '@/lib/accounts/passwords/mutations';
import { db } from '@/lib/core/db/client';
import { listOutbox } from '@/lib/core/mail/outbox';
import { pushToService } from '@/lib/core/push/push-to-services';
import { addService, listServices, removeService } from '@/lib/core/push/services';
import { newId } from '@/lib/core/validation/ids';
import { addServiceCall } from '@/lib/reminders/calls';
import { send } from '@/lib/reminders/jobs';
import { runTick } from '@/lib/reminders/mutations/delivery';
import { updateSettings } from '@/lib/reminders/mutations/settings';
import { withDatabase } from '../support/database';
import { moment } from '../support/grants';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aPushService, type PushService } from '../support/push-service';
import { readExport } from '../support/read-export';
import { aDailyMedication, remindersOf } from '../support/reminders';

process.env.NOTIFY_HOSTS = '127.0.0.1';
withDatabase();

let server: PushService;
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

/** A member with a dose that is due and one ntfy topic. `statuses` are the answers of the server. */
async function aSubscriber(statuses: number[] = [], location?: string) {
  server = await aPushService(statuses, location);
  const ana = await aViewer();
  const { id } = await addService(ana, { kind: 'ntfy', address: `${server.url}/luna`, token: 'tk_secret' }, moment);
  await updateSettings(ana, { kinds: { medication: { mail: false, push: true } }, escalateAfterMinutes: 30 }, noon);
  await aDailyMedication(await aPetOf(ana));
  await runTick(after(31, 'minute'));
  const [reminder] = await remindersOf(ana);
  return { ana, id, reminderId: reminder?.id ?? '' };
}

const message = { title: 'Reminder for Luna', url: '/pets', tag: 'r1' };
const problemOf = async (ana: { userId: string }) => (await listServices(ana)).map(({ problem }) => problem);

test('R14.14 a reminder reaches a service, and email follows without a reaction', async () => {
  const { ana, reminderId } = await aSubscriber();
  await send(reminderId, after(31, 'minute'));

  expect(server.received).toMatchObject([{ path: '/', authorization: 'Bearer tk_secret' }]);
  const sentMessage = JSON.parse(server.received[0]?.text ?? '');
  expect(sentMessage).toMatchObject({ topic: 'luna', message: 'Reminder for Luna' });
  expect(sentMessage.click).toMatch(/^http:\/\/localhost/);
  expect(server.received[0]?.text).not.toContain('Apoquel');

  expect(await remindersOf(ana)).toMatchObject([{ pushState: 'sent', escalateAt: after(61, 'minute') }]);
  const { host } = new URL(server.url);
  const lastSentAt = after(31, 'minute').toISOString();
  expect(await listServices(ana)).toMatchObject([{ kind: 'ntfy', host, hasButtons: false, lastSentAt, problem: null }]);

  await runTick(after(62, 'minute'));
  await send(reminderId, after(63, 'minute'));
  expect(await remindersOf(ana)).toMatchObject([{ mailState: 'sent' }]);
  expect(server.received).toHaveLength(1);
});

test('R14.14 a service waits for the end of quiet hours like a device', async () => {
  server = await aPushService();
  const ana = await aViewer();
  await addService(ana, { kind: 'webhook', address: server.url, token: null }, moment);
  await updateSettings(ana, { quiet: { from: '12:00', to: '14:00' } }, noon);
  const visit = { startsAt: after(25, 'hour'), timeZone: 'UTC', kind: 'vet' as const, status: 'planned' as const };
  const { petId } = await aPetOf(ana);
  await db().appointment.create({
    data: {
      ...{ id: newId(), petId, ...visit, reminderMinutesBefore: 1440, remindAt: noon },
      ...{ createdAt: noon, updatedAt: noon },
    },
  });

  await runTick(after(61, 'minute'));

  expect(await remindersOf(ana)).toMatchObject([{ pushState: 'waiting', sendAt: after(2, 'hour') }]);
});

test('R14.14 a failing service is tried again', async () => {
  const { ana, reminderId } = await aSubscriber([500, 200]);

  await expect(send(reminderId, after(31, 'minute'))).rejects.toThrow('push service');
  expect(await problemOf(ana)).toEqual(['500']);

  await send(reminderId, after(33, 'minute'));
  expect(await problemOf(ana)).toEqual([null]);
  expect(await remindersOf(ana)).toMatchObject([{ pushState: 'sent' }]);
  expect(server.received).toHaveLength(2);
});

test.each([404, 410])('R14.14 after status %i the reminder is emailed and the service stays', async (status) => {
  const { ana, reminderId } = await aSubscriber([status]);

  await send(reminderId, after(31, 'minute'));

  expect(await remindersOf(ana)).toMatchObject([{ pushState: 'failed', mailState: 'sent' }]);
  const mails = await listOutbox(10, ana.email);
  expect(mails.filter(({ subject }) => subject === 'Reminder for Luna')).toHaveLength(1);
  expect(await problemOf(ana)).toEqual([String(status)]);
});

test('R14.15 a server that hangs is given up', async () => {
  const { ana, reminderId } = await aSubscriber([0]);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));

  await expect(send(reminderId, after(31, 'minute'))).rejects.toThrow('push service');

  expect(await problemOf(ana)).toEqual(['no_answer']);
});

test.each(['http://169.254.169.254/latest/meta-data', '/elsewhere'])(
  'R14.15 a redirect to %s is not followed',
  async (location) => {
    const { ana, id } = await aSubscriber([302, 200], location);

    expect(await pushToService({ userId: ana.userId, id }, message, noon)).toBe('302');

    expect(server.received).toHaveLength(1);
  },
);

test.each(['https://localhost', 'https://127.0.0.2', 'https://[::1]', 'https://169.254.169.254', 'https://0x7f.2'])(
  'R14.15 %s is not called',
  async (host) => {
    const { ana } = await aSubscriber();
    const address = `${host}:${new URL(server.url).port}/hook`;
    const { id } = await addService(ana, { kind: 'webhook', address, token: null }, moment);

    expect(await pushToService({ userId: ana.userId, id }, message, noon)).toBe('address');

    expect(server.received).toEqual([]);
  },
);

test('R14.15 http is allowed only for hosts of the installation', async () => {
  const { ana } = await aSubscriber();
  for (const address of ['http://ntfy.sh/luna', 'http://localhost/luna', 'https://a:b@ntfy.sh/luna']) {
    const pendingService = addService(ana, { kind: 'ntfy', address, token: null }, moment);
    await expect(pendingService).rejects.toMatchObject({ code: 'invalid' });
  }
});

test('R14.16 address and token are sealed, and neither is listed or exported', async () => {
  const { ana } = await aSubscriber();
  const { host } = new URL(server.url);

  const row = await db().notificationService.findFirstOrThrow({ where: { userId: ana.userId } });
  expect(Buffer.from(row.sealed).toString('latin1')).not.toMatch(/luna|tk_secret/);

  const { lists } = await readExport(ana);
  expect(lists.notificationServices).toEqual([
    expect.objectContaining({ id: row.id, kind: 'ntfy', host, problem: null }),
  ]);
  expect(JSON.stringify([lists, await listServices(ana)])).not.toContain('tk_secret');
});

test('R14.16 only their owner removes or tests services; they end with the account', async () => {
  const { ana, id } = await aSubscriber();
  const eve = await aViewer();
  const missing = { code: 'not_found' };
  await expect(removeService(eve, id, moment)).rejects.toMatchObject(missing);
  await expect(removeService(ana, 'not-an-id', moment)).rejects.toMatchObject(missing);
  await expect(pushToService({ userId: eve.userId, id }, message, noon)).rejects.toMatchObject(missing);
  expect(server.received).toEqual([]);

  await removeService(ana, id, moment);
  expect(await listServices(ana)).toEqual([]);

  await addService(ana, { kind: 'gotify', address: 'https://push.example.org', token: 'A1' }, moment);
  await deleteAccount(ana, { origin: { network: '10.0.0.0/24', device: 'Firefox, Android' }, at: noon });
  expect(await db().notificationService.count({ where: { userId: ana.userId } })).toBe(0);
});

test('R14.16 adding a service needs a recent sign-in or the password', async () => {
  const { ana } = await aSubscriber();
  await changePassword(await reauthenticate(ana, undefined, noon), { password: 'a quiet walk in the rain' }, moment);
  const request = new Request('http://localhost/');
  const body = { kind: 'webhook', address: server.url, token: null, buttons: false } as const;
  const addOne = (minutes: number, currentPassword?: string) =>
    addServiceCall({
      ...{ request, viewer: ana, at: after(minutes, 'minute'), body: { ...body, currentPassword } },
      ...{ params: {}, locale: 'en', formatLocale: 'en' },
    });

  const proof = { code: 'forbidden', message: 'Please confirm it’s you' };
  await expect(addOne(11)).rejects.toMatchObject(proof);
  await expect(addOne(11, 'a wrong password')).rejects.toMatchObject(proof);
  expect(await listServices(ana)).toEqual([]);

  await addOne(11, 'a quiet walk in the rain');
  expect(await listServices(ana)).toMatchObject([{ kind: 'webhook' }]);
});
