import { readFile } from 'node:fs/promises';
import { aMember } from '../support/people';
import { aPushService, type PushService } from '../support/push-service';
import { Visitor } from '../support/visitor';

const unknownId = '0192f0c0-0000-7000-8000-000000000000';

let server: PushService;
beforeEach(async () => {
  server = await aPushService([201, 404]);
});
afterEach(() => server.close());

async function aSubscriber() {
  const ana = await aMember();
  const { body: user } = await ana.get('/api/users/current');
  const path = `/api/users/${user.id}/notification-services`;
  const secret = `s3cret${Math.random().toString(36).slice(2)}`;
  const before = Date.now();
  const addedService = await ana.post(path, { kind: 'ntfy', address: `${server.url}/${secret}-topic`, token: secret });
  return { ana, path, settings: `/api/users/${user.id}/reminder-settings`, secret, before, added: addedService };
}

test('R14.14 a service is added, tested and removed', async () => {
  const { ana, path, settings, secret, before, added } = await aSubscriber();
  const { host } = new URL(server.url);
  expect(added).toMatchObject({ status: 201, body: { kind: 'ntfy', host, lastSentAt: null, problem: null } });
  expect((await ana.readsMail(before)).subject).toBe('A notification service was added to your account');
  const own = `${path}/${added.body.id}`;

  expect(await ana.post(`${own}/test`)).toMatchObject({ status: 200, body: { problem: null } });
  expect(server.received[0]).toMatchObject({ path: '/', authorization: `Bearer ${secret}` });
  const { topic, title, click } = JSON.parse(server.received[0]?.text ?? '');
  expect([topic, title, new URL(click).pathname]).toEqual([`${secret}-topic`, 'Pawfolio', '/profile']);

  expect(await ana.post(`${own}/test`)).toMatchObject({ status: 200, body: { problem: '404' } });
  expect((await ana.get(settings)).body.services).toMatchObject([{ host, problem: '404' }]);

  expect(await ana.delete(own)).toMatchObject({ status: 200 });
  expect(await ana.delete(own)).toMatchObject({ status: 404 });
  expect((await ana.get(settings)).body.services).toEqual([]);
});

test('R14.15 refused addresses and tokens name their field', async () => {
  const { ana, path } = await aSubscriber();
  const ntfy = { kind: 'ntfy', address: 'https://ntfy.sh/luna', token: null };
  const wrong: [object, string][] = [
    [{ ...ntfy, address: 'http://ntfy.sh/luna' }, 'address'],
    [{ ...ntfy, address: 'http://169.254.169.254/luna' }, 'address'],
    [{ ...ntfy, address: 'https://a:b@ntfy.sh/luna' }, 'address'],
    [{ ...ntfy, address: 'https://ntfy.sh' }, 'address'],
    [{ ...ntfy, kind: 'gotify' }, 'token'],
    [{ ...ntfy, token: 'a\r\nHost: x' }, 'token'],
    [{ ...ntfy, kind: 'mail' }, 'kind'],
  ];

  for (const [body, field] of wrong) {
    const answer = await ana.post(path, body);
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  }
});

test('R14.16 another user and a guest find no service', async () => {
  const { ana, path, added } = await aSubscriber();
  const eve = await aMember();
  const { body: user } = await eve.get('/api/users/current');
  for (const own of [
    `${path}/${added.body.id}`,
    path.replace(/[^/]+\/[^/]+$/, `${user.id}/notification-services/${added.body.id}`),
  ]) {
    expect(await eve.post(`${own}/test`)).toMatchObject({ status: 404 });
    expect(await eve.delete(own)).toMatchObject({ status: 404 });
  }
  expect(await ana.post(`${path}/${unknownId}/test`)).toMatchObject({ status: 404 });
  expect(await new Visitor().post(`${path}/${added.body.id}/test`)).toMatchObject({ status: 401 });
  expect(server.received).toEqual([]);
});

test('R14.16 token and topic appear in no answer or log', async () => {
  const { ana, path, settings, secret, added } = await aSubscriber();
  for (const _ of [1, 2]) await ana.post(`${path}/${added.body.id}/test`);

  const answers = [added.body, (await ana.get(settings)).body];
  expect(JSON.stringify(answers)).not.toContain(secret);
  const log = await readFile(process.env.APP_LOG ?? '', 'utf8');
  expect(log).toContain('notification service not reached');
  expect(log).not.toContain(secret);
});
