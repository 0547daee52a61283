import { readFile } from 'node:fs/promises';
import { adminCredentials, anAdmin } from '../support/admins';
import { aMember, Person } from '../support/people';
import { addsPhoto } from '../support/photos';
import { Visitor } from '../support/visitor';

const password = 'three brown horses on the hill';

test('R8.2 R6.7 the log contains no email address, name, password, secret, or user text', async () => {
  const typedText = `typed${Math.random().toString(36).slice(2)}`;
  const ana = new Person();
  await ana.registers(password, { firstName: `${typedText}-first`, lastName: `${typedText}-last` });
  await new Person(ana.email).logsIn(`${typedText}-wrong`);
  await new Visitor().post('/api/auth/forgot-password', { email: ana.email });
  const pet = await ana.addsPet({ name: `${typedText}-pet`, notes: `<p>${typedText}</p>` });
  const { accessKey } = await ana.sharesPet(pet.id, { label: `${typedText}-label` });
  await new Visitor().get(`/shared/${accessKey}`);
  await new Visitor().get(`/api/shared/${accessKey}`);
  const photo = await addsPhoto(ana, pet.id, { fields: { caption: `${typedText}-caption` } });
  const { body: link } = await ana.post(`/api/pets/${pet.id}/photos/${photo.id}/links`, {});
  const { pathname } = new URL(link.url);
  for (const path of [pathname, `/api${pathname}/file`]) await new Visitor().get(path);
  const { body: user } = await ana.get('/api/users/current');
  const { body: feed } = await ana.post(`/api/users/${user.id}/calendar-feed`, {});
  const calendar = new URL(feed.url).pathname;
  expect((await new Visitor().get(calendar)).status).toBe(200);
  await ana.post('/api/feedback', { kind: 'message', text: `${typedText}-feedback` });
  await ana.post('/api/pets', { name: { [`${typedText}-key`]: `${typedText}\u0000` } });
  const eve = await aMember();
  await eve.opensLink('A'.repeat(43));
  const admin = await anAdmin();
  await admin.get(`/api/admin/users?q=${typedText}`);
  await admin.get(`/admin/users?q=${typedText}`);
  const { items } = (await admin.get('/api/admin/feedback?limit=200')).body;
  const { id } = items.find(({ email }: { email: string }) => email === ana.email);
  await admin.post(`/api/admin/feedback/${id}/answer`, { answer: `${typedText}-answer` });

  const log = await readFile(process.env.APP_LOG ?? '', 'utf8');
  expect(log.length).toBeGreaterThan(1000);
  const secrets = [
    ...ana.cookies.values(),
    ...admin.cookies.values(),
    accessKey,
    pathname.slice(pathname.lastIndexOf('/') + 1),
    calendar.slice(calendar.lastIndexOf('/') + 1, -'.ics'.length),
    password,
    adminCredentials().password,
  ];
  for (const secret of [typedText, ana.address, ...secrets])
    expect([secret, log.includes(secret)]).toEqual([secret, false]);
  expect(log.match(/[\w.+-]+(?:@|%40)[\w-]+\.\w+/g) ?? []).toEqual([]);
  expect(log.match(/10\.\d+\.\d+\.\d+/g) ?? []).toEqual([]);
});

test('R8.2 once ready, every log line is JSON and carries its request id', async () => {
  const { headers } = await new Visitor().get('/api/pets');
  await expect(new Visitor().get('/nothing-here')).resolves.toMatchObject({ status: 404 });
  const log = await readFile(process.env.APP_LOG ?? '', 'utf8');
  const lines = log.split('\n').slice(0, -1);
  const ready = lines.findIndex((line) => line.startsWith('Pawfolio is ready'));
  expect(ready).toBeGreaterThanOrEqual(0);
  expect(lines.slice(ready + 1).filter((line) => !line.startsWith('{"level":'))).toEqual([]);

  const requests = lines.filter((line) => line.includes('"msg":"request"')).map((line) => JSON.parse(line));
  expect(requests.length).toBeGreaterThan(5);
  for (const { requestId, method, path, status, ms } of requests) {
    expect(requestId).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect([typeof method, typeof path, typeof status, typeof ms]).toEqual(['string', 'string', 'number', 'number']);
  }
  expect(headers.get('x-request-id')).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
});
