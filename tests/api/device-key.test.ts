import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { aMember, Person } from '../support/people';

const idOf = async (person: Person): Promise<string> => (await person.get('/api/users/current')).body.id;
const aDevice = () => randomBytes(32).toString('base64url');

test('R12.4 a browser secret always yields the same key for its user', async () => {
  const [ana, ben] = [await aMember(), await aMember()];
  const path = `/api/users/${await idOf(ana)}/device-key`;
  const device = aDevice();

  const first = await ana.post(path, { device });
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(first.body).toEqual({ key: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) });
  expect(first.body.key).not.toBe(device);
  const tablet = await new Person(ana.email).signsIn();
  expect((await tablet.post(path, { device })).body).toEqual(first.body);
  expect((await ana.post(path, { device: aDevice() })).body).not.toEqual(first.body);
  expect((await ben.post(`/api/users/${await idOf(ben)}/device-key`, { device })).body).not.toEqual(first.body);

  expect((await ben.post(path, { device })).status).toBe(404);
  expect((await new Person().post(path, { device })).status).toBe(401);
  expect((await ana.send('POST', path, { device })).status).toBe(403);
  for (const wrong of [{}, { device: 'x' }, { device: [device] }, { device, more: 1 }, { device: `${device}\n` }])
    expect((await ana.post(path, wrong)).status).toBe(400);
});

test('R12.4 logs and idempotency storage contain neither key nor secret', async () => {
  const ana = await aMember();
  const path = `/api/users/${await idOf(ana)}/device-key`;
  const [device, other] = [aDevice(), aDevice()];
  const repeatedKey = { 'Idempotency-Key': aDevice() };
  const { body } = await ana.post(path, { device }, repeatedKey);

  // A response stored under this key would be refused for a different body.
  expect((await ana.post(path, { device: other }, repeatedKey)).status).toBe(200);
  const log = await readFile(process.env.APP_LOG ?? '', 'utf8');
  expect([device, body.key].filter((secret) => log.includes(secret))).toEqual([]);
});

test('R12.4 rate limits device key requests', async () => {
  const ana = await aMember();
  const path = `/api/users/${await idOf(ana)}/device-key`;
  for (let requestCount = 0; requestCount < 30; requestCount += 1)
    expect((await ana.post(path, { device: aDevice() })).status).toBe(200);
  const refusal = await ana.post(path, { device: aDevice() });
  expect([refusal.status, Number(refusal.headers.get('retry-after')) > 0]).toEqual([429, true]);
});
