import { type RunningApp, startApp } from '../support/app-server.mjs';
import { Person } from '../support/people';

const PASSWORD = 'a quiet walk in the rain';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ env: { ALLOW_NO_MAIL: '1', HOST: '0.0.0.0' } });
}, 240_000);
afterAll(() => app?.stop());

function person(email?: string): Person {
  const one = new Person(email);
  one.at = app.url;
  return one;
}

/** Without scripts, which hold all messages. */
const page = async (one: Person, path: string) =>
  String((await one.get(path)).body).replace(/<script[\s\S]*?<\/script>/g, '');

test('R14.4 signing up makes the account at once, and its password signs in', async () => {
  const ana = person();

  const { status, body } = await ana.signsUp(PASSWORD);

  expect([status, body.user.email]).toEqual([202, ana.email]);
  expect((await ana.get('/api/users/current')).status).toBe(200);
  await ana.post('/api/auth/logout');
  expect((await ana.get('/api/users/current')).status).toBe(401);
  expect((await person(ana.email).logsIn('another long password')).status).toBe(401);
  expect((await ana.logsIn(PASSWORD)).status).toBe(200);
}, 60_000);

test('R14.4 a taken address is refused and keeps its password', async () => {
  const ana = person();
  await ana.signsUp(PASSWORD);

  const { status, body } = await person(ana.email.toUpperCase()).signsUp('something else entirely');

  expect([status, body.fields]).toEqual([409, { email: 'This address already has an account. Sign in instead.' }]);
  expect((await person(ana.email).logsIn(PASSWORD)).status).toBe(200);
}, 60_000);

test('R14.4 new accounts are limited per network', async () => {
  const visitor = person();
  const answers: [number, number][] = [];
  for (let count = 0; count < 21; count += 1) {
    const one = person();
    Object.assign(one, { address: visitor.address });
    const { status, headers } = await one.signsUp(PASSWORD);
    answers.push([status, Number(headers.get('retry-after'))]);
  }

  expect(answers.slice(0, 20).map(([status]) => status)).toEqual(new Array(20).fill(202));
  const [status, seconds] = answers[20] ?? [];
  expect(status).toBe(429);
  // Longer than the limit on tries, which is a minute.
  expect(seconds).toBeGreaterThan(600);
}, 120_000);

test('R14.4 no call promises a mail', async () => {
  const ana = person();
  const { body } = await ana.signsUp(PASSWORD);
  const pet = await ana.addsPet();
  const mailAnswers = [
    await ana.asksForLink(),
    await ana.post('/api/auth/forgot-password', { email: ana.email }),
    await ana.post(`/api/users/${body.user.id}/email`, { email: 'new@example.org' }),
  ];
  expect(mailAnswers.map(({ status }) => status)).toEqual([403, 403, 403]);

  const invite = { pets: [pet.id], role: 'viewer', mayShare: false, until: null };
  const byMail = await ana.post('/api/invitations', { ...invite, email: 'ben@example.org' });
  expect([byMail.status, byMail.body.fields]).toEqual([400, { email: 'This site doesn’t send email.' }]);
  expect((await ana.post('/api/invitations', invite)).status).toBe(201);
  expect((await ana.post(`/api/pets/${pet.id}/handover`, { email: 'ben@example.org' })).body.fields).toEqual({
    email: 'This site doesn’t send email.',
  });
}, 60_000);

test('R14.4 no page offers a mail', async () => {
  const ana = person();
  for (const path of ['/auth/login', '/auth/magic-link-login?next=%2Fpets']) {
    const { status, headers } = await ana.get(path);
    expect([path, status, headers.get('location')]).toEqual([
      path,
      307,
      `/auth/standard-login?next=${path.includes('next') ? '%2Fpets' : '%2Fhome'}`,
    ]);
  }
  expect(await page(ana, '/auth/standard-login')).not.toContain('Send me a link instead');
  expect(await page(ana, '/auth/standard-login?mode=register')).toContain('can’t email you a new one');
  expect(await page(ana, '/auth/forgot-password')).toContain('Ask the person who runs it.');
  expect((await ana.get('/dev/outbox')).status).toBe(404);

  await ana.signsUp(PASSWORD);
  const profile = await page(ana, '/profile');
  expect(profile).toContain('so it can’t be changed here');
  expect(profile).toContain('Turn on notifications to get reminders.');
  for (const text of ['Change email', 'Reminders by email', 'Daily summary', 'Not verified yet'])
    expect([text, profile.includes(text)]).toEqual([text, false]);
}, 60_000);
