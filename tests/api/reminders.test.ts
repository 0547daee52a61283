import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { mailsIn } from '../support/outbox';
import { aMember, Person } from '../support/people';
import { aPushService, browserKeys, type PushService } from '../support/push-service';
import { Visitor } from '../support/visitor';

const HOUR = 3_600_000;
const unknownId = '0192f0c0-0000-7000-8000-000000000000';

async function ticks() {
  const { status, body } = await new Visitor().get('/api/cron/reminders', {
    Authorization: `Bearer ${process.env.APP_CRON_SECRET}`,
  });
  expect(status).toBe(200);
  return body;
}

async function settingsOf(person: Person) {
  const { body: user } = await person.get('/api/users/current');
  const path = `/api/users/${user.id}`;
  return {
    user,
    path,
    settings: `${path}/reminder-settings`,
    devices: `${path}/push-subscriptions`,
    list: `${path}/reminders`,
  };
}

async function appointmentSoon(ana: Person) {
  const pet = await ana.addsPet({ type: 'fish' });
  const startsAt = new Date(Date.now() + HOUR + 1500).toISOString();
  const requestBody = { startsAt, kind: 'vet', title: 'Stitches out', reminderMinutesBefore: 60 };
  const { status, body } = await ana.post(`/api/pets/${pet.id}/appointments`, requestBody);
  if (status !== 201) throw new Error(`an appointment answered ${status}: ${JSON.stringify(body)}`);
  return { pet, appointment: body };
}

async function untilListed(ana: Person, list: string, isFound: (item: Record<string, unknown>) => boolean) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    await ticks();
    const { body } = await ana.get(list);
    if (body.items.some(isFound)) return body.items;
    await wait(200);
  }
  throw new Error(`not in the list: ${JSON.stringify((await ana.get(list)).body)}`);
}

async function mailsTo(address: string, subject: string) {
  const mails = await Promise.all((await mailsIn()).map((mail) => PostalMime.parse(mail)));
  return mails.filter((mail) => mail.to?.[0]?.address === address && mail.subject === subject);
}

let service: PushService;
beforeEach(async () => {
  service = await aPushService();
});
afterEach(() => service.close());

describe('reminders', () => {
  test('R7.10 a reminder is emailed once, with an unsubscribe link', async () => {
    const ana = await aMember();
    const { list, settings } = await settingsOf(ana);
    await appointmentSoon(ana);
    await Promise.all([ticks(), ticks()]);
    const items = await untilListed(ana, list, ({ mail }) => mail === 'sent');
    expect(items).toMatchObject([{ kind: 'appointment', petName: 'Luna', push: null, mail: 'sent' }]);
    await ticks();
    const mails = await mailsTo(ana.email, 'Reminder for Luna');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Stitches out');
    const header = (name: string) => mails[0]?.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const oneClick = new URL(header('list-unsubscribe').replace(/[<>\s]/g, ''));

    const program = new Visitor();
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const postUnsubscribe = (path: string) => program.send('POST', path, 'List-Unsubscribe=One-Click', form);
    expect(await postUnsubscribe('/api/reminders/unsubscribe?token=all.x.y')).toMatchObject({ status: 400 });
    expect((await program.get(oneClick.pathname + oneClick.search)).status).toBe(302);
    expect((await ana.get(settings)).body.kinds.appointment.mail).toBe(true);
    expect(await postUnsubscribe(oneClick.pathname + oneClick.search)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await ana.get(settings)).body.kinds.appointment).toEqual({ mail: false, push: true });
  }, 30_000);

  test('R7.10 a notification names only the pet and can be marked as seen', async () => {
    const [ana, eve] = [await aMember(), await aMember()];
    const { devices, list } = await settingsOf(ana);
    const { status, body } = await ana.post(devices, { ...service.target(), expirationTime: null });
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(['createdAt', 'device', 'fingerprint', 'id', 'lastSentAt']);

    await appointmentSoon(ana);
    const [item] = await untilListed(ana, list, ({ push }) => push === 'sent');
    expect(service.received).toHaveLength(1);
    expect(service.received[0]).toMatchObject({ authorization: expect.stringMatching(/^vapid t=.+, k=/) });

    const acknowledgePath = `${list}/${item.id}/acknowledge`;
    expect(await eve.post(acknowledgePath)).toMatchObject({ status: 404 });
    expect(await ana.post(`${list}/${unknownId}/acknowledge`)).toMatchObject({ status: 404 });
    expect(await ana.post(acknowledgePath)).toMatchObject({ status: 200, body: { success: true } });
    expect((await ana.get(list)).body.items[0].acknowledgedAt).not.toBeNull();
  }, 30_000);

  test('R7.10 a vanished device is removed, and a test notification reports it', async () => {
    const ana = await aMember();
    const { devices } = await settingsOf(ana);

    await service.close();
    service = await aPushService([201, 410]);
    await ana.post(devices, service.target());
    expect((await ana.post(`${devices}/test`)).body).toEqual({ sent: 1, gone: 0, failed: 0 });
    expect((await ana.post(`${devices}/test`)).body).toEqual({ sent: 0, gone: 1, failed: 0 });
    expect((await ana.get(devices)).body.items).toEqual([]);

    for (let more = 0; more < 3; more += 1) await ana.post(`${devices}/test`);
    const refusal = await ana.post(`${devices}/test`);
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each([
    ['an endpoint outside of push services', { endpoint: 'https://evil.example/push' }],
    ['an endpoint inside the network', { endpoint: 'http://169.254.169.254/latest' }],
    ['a service over http', { endpoint: 'http://fcm.googleapis.com/x' }],
    ['invalid keys', { keys: { p256dh: 'x', auth: 'y' } }],
    ['an object as endpoint', { endpoint: { contains: '' } }],
    ['an unknown field', { admin: true }],
  ])('R7.10 rejects %s and stores nothing', async (_, wrong) => {
    const ana = await aMember();
    const { devices } = await settingsOf(ana);
    const requestBody = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: browserKeys(), ...wrong };
    expect(await ana.post(devices, requestBody)).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect((await ana.get(devices)).body.items).toEqual([]);
  });

  test('R7.10 only their owner removes devices, by id or endpoint', async () => {
    const [ana, eve] = [await aMember(), await aMember()];
    const { devices } = await settingsOf(ana);
    const { devices: hers } = await settingsOf(eve);
    const target = { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, keys: browserKeys() };

    const { body } = await ana.post(devices, target);
    expect(await eve.get(devices)).toMatchObject({ status: 404 });
    expect(await new Visitor().get(devices)).toMatchObject({ status: 401 });

    await eve.change('DELETE', hers, { id: body.id });
    expect((await ana.get(devices)).body.items).toHaveLength(1);
    expect(await ana.change('DELETE', devices, {})).toMatchObject({ status: 400 });
    expect(await ana.change('DELETE', devices, { id: 'no id' })).toMatchObject({ status: 200 });
    expect(await ana.change('DELETE', devices, { endpoint: target.endpoint })).toMatchObject({ status: 200 });
    expect((await ana.get(devices)).body.items).toEqual([]);
  });

  test('R6.4 a device gets no notifications after sign-out or a change of member', async () => {
    const [ana, ben] = [new Person(), await aMember()];
    // A second link within a minute would be throttled.
    await ana.registers('nine purple umbrellas');
    const { devices } = await settingsOf(ana);
    const { devices: his } = await settingsOf(ben);
    const target = service.target();
    await ana.post(devices, target);
    expect((await ben.patch(his, { endpoint: 'https://fcm.googleapis.com/fcm/send/x' })).status).toBe(200);
    expect((await ana.get(devices)).body.items).toHaveLength(1);
    expect(await ben.patch(devices, { endpoint: target.endpoint })).toMatchObject({ status: 404 });
    expect(await ben.patch(his, { endpoint: target.endpoint })).toMatchObject({ status: 200 });
    expect((await ana.get(devices)).body.items).toEqual([]);
    expect((await ben.get(his)).body.items).toEqual([]);

    await ana.post(devices, target);
    await ana.post(`${devices}/test`);
    expect(service.received).toHaveLength(1);
    expect((await ana.post('/api/auth/logout')).status).toBe(200);
    expect((await ana.logsIn('nine purple umbrellas')).status).toBe(200);
    expect((await ana.get(devices)).body.items).toEqual([]);
    expect((await ana.post(`${devices}/test`)).body).toEqual({ sent: 0, gone: 0, failed: 0 });
    expect(service.received).toHaveLength(1);
  });

  test('R7.10 settings change individually, and invalid ones are rejected', async () => {
    const ana = await aMember();
    const { settings } = await settingsOf(ana);
    const before = (await ana.get(settings)).body;
    expect(before).toMatchObject({ reminderPush: true, quiet: null, escalateAfterMinutes: null, devices: [] });

    const quiet = { from: '22:00', to: '07:00' };
    expect((await ana.patch(settings, { quiet })).body).toEqual({ ...before, quiet });
    const vaccination = { mail: false, push: true, leadDays: 30 };
    const { body } = await ana.patch(settings, { kinds: { vaccination }, escalateAfterMinutes: 30 });
    expect(body).toEqual({ ...before, quiet, escalateAfterMinutes: 30, kinds: { ...before.kinds, vaccination } });

    const wrong: [object, string][] = [
      [{ quiet: { from: '22:00', to: '22:00' } }, 'quiet.to'],
      [{ quiet: { from: '25:00', to: '07:00' } }, 'quiet.from'],
      [{ escalateAfterMinutes: 1 }, 'escalateAfterMinutes'],
      [{ kinds: { vaccination: { ...vaccination, leadDays: 61 } } }, 'kinds.vaccination.leadDays'],
    ];
    for (const [patch, field] of wrong) {
      const answer = await ana.patch(settings, patch);
      expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    }
    expect((await ana.get(settings)).body).toEqual(body);
  });

  test('R7.10 the cron endpoint accepts only the full secret and rejects others alike', async () => {
    const secret = process.env.APP_CRON_SECRET ?? '';
    const callCron = (authorization?: string, path = '/api/cron/reminders') =>
      new Visitor().get(path, authorization === undefined ? {} : { Authorization: authorization });
    const wrong = ['', 'Bearer', 'Bearer ', 'Bearer wrong', secret, `Basic ${secret}`, `bearer ${secret}`];
    const near = [
      `Bearer ${secret.slice(0, -1)}`,
      `Bearer ${secret}x`,
      `Bearer x${secret}`,
      `Bearer ${secret.toUpperCase()}`,
    ];

    const refusal = await callCron();
    expect(refusal).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(refusal.headers.get('cache-control')).toBe('private, no-store');
    for (const authorization of [...wrong, ...near])
      expect(await callCron(authorization)).toMatchObject({ status: 401, body: refusal.body });
    expect(await callCron(undefined, `/api/cron/reminders?secret=${secret}`)).toMatchObject({ status: 401 });

    const answer = await callCron(`Bearer ${secret}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(
      Object.fromEntries(
        ['taken', 'made', 'escalated', 'delivered', 'failed'].map((name) => [name, expect.any(Number)]),
      ),
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('R7.10 all members get the same public push key, guests get none', async () => {
    const guest = new Visitor();
    expect(await guest.get('/api/push-key')).toMatchObject({ status: 401 });
    const [ana, ben] = [await aMember(), await aMember()];
    const { body } = await ana.get('/api/push-key');
    expect(body.key).toMatch(/^[\w-]{87}$/);
    expect((await ben.get('/api/push-key')).body).toEqual(body);
  });
});
