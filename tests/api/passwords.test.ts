import { aMember, Person } from '../support/people';
import { allServed } from '../support/until-served';
import { type Answer, someAddress } from '../support/visitor';

const good = 'three brown horses';
const names = { firstName: 'Ana', lastName: 'López' };

async function aRegistered(): Promise<Person> {
  const person = new Person();
  expect((await person.registers(good)).status).toBe(200);
  await person.post('/api/auth/logout');
  return person;
}

test('R6.3 R6.5 signing up creates an account once its email is confirmed', async () => {
  const ana = new Person();
  const { status, body } = await ana.post('/api/auth/register', {
    email: ana.email,
    password: good,
    firstName: 'Ana',
    lastName: 'López',
    name: 'Ana López',
    shortId: 'AAAAAA',
    firebaseId: 'standard-mine',
  });
  expect(status).toBe(202);
  expect(body.user).toMatchObject({ email: ana.email, firstName: 'Ana', lastName: 'López', name: 'Ana López' });
  expect((await ana.get('/api/users/current')).status).toBe(401);
  expect((await ana.logsIn(good)).status).toBe(401);

  const { user } = (await ana.typesCode((await ana.readsMail()).code)).body;

  expect(user).toMatchObject(body.user);
  expect(user.shortId).toMatch(/^(?!AAAAAA)[A-Z0-9]{6}$/);
  expect(user.firebaseId).toMatch(/^standard-[0-9a-f-]{36}$/);
  expect(JSON.stringify([body, user])).not.toMatch(/argon2|passwordHash/);
  expect((await ana.get('/api/users/current')).body.id).toBe(user.id);
  expect((await new Person(ana.email).logsIn(good)).status).toBe(200);
});

test('R6.3 signs in with email and password; every rejection reads the same', async () => {
  const ana = await aRegistered();
  const wrong = await ana.logsIn('not the password');
  const unknown = await new Person().logsIn(good);
  expect([wrong.status, wrong.body.error]).toEqual([401, 'Invalid email or password']);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  const { status, body } = await ana.logsIn(good, ana.email.toUpperCase());
  expect([status, body.user.email]).toEqual([200, ana.email]);
});

test('R6.3 signing up gives the same response for an existing email address', async () => {
  const ana = await aRegistered();
  const before = Date.now();
  const shapeOf = ({ status, headers, body }: Answer) => {
    const { id, email, ...user } = body.user;
    const cookies = headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
    return { status, cookies, user, rest: { ...body, user: 0 }, id: id.length };
  };
  const fresh = shapeOf(await new Person().signsUp('another password'));
  for (const email of [ana.email, ana.email.toUpperCase(), ana.email.replace('@', '＠')])
    expect(shapeOf(await new Person(email).signsUp('another password'))).toEqual(fresh);

  const { subject, code } = await ana.readsMail(before);
  expect(subject).toBe('You already have an account');
  expect((await new Person(ana.email).typesCode(code)).status).toBe(200);
  expect((await new Person(ana.email).logsIn('another password')).status).toBe(401);
  expect((await ana.logsIn(good)).status).toBe(200);
});

test.each([
  ['short', 'eleven char', 'password'],
  ['long', 'x'.repeat(129), 'password'],
  ['common', 'passwordpassword', 'password'],
])('R6.3 rejects a password that is too %s at its field', async (_, password, field) => {
  const { status, body } = await new Person().signsUp(password);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

test('R6.3 five failures lock password sign-in, while an emailed link still works', async () => {
  const ana = await aRegistered();
  for (let i = 0; i < 5; i += 1) expect((await new Person(ana.email).logsIn('wrong wrong wrong')).status).toBe(401);
  const refusal = await new Person(ana.email).logsIn(good);
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  await new Person(ana.email).signsIn();
});

test('R6.3 wrong passwords from other networks do not lock a known browser', async () => {
  const ana = await aRegistered();
  expect((await ana.logsIn(good)).status).toBe(200);
  await ana.post('/api/auth/logout');
  const guesses = Array.from({ length: 12 }, () => new Person(ana.email).logsIn('wrong wrong wrong'));
  const refusedStatuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(refusedStatuses.filter((status) => status === 401)).toHaveLength(5);
  expect(refusedStatuses.filter((status) => status === 429)).toHaveLength(7);

  expect((await ana.logsIn(good)).status).toBe(200);

  const elsewhere = new Person(ana.email);
  expect((await elsewhere.logsIn(good)).status).toBe(429);
  const cookie = ana.cookies.get('pawfolio-device') ?? '';
  const forgedPerson = new Person(ana.email);
  forgedPerson.cookies.set('pawfolio-device', `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`);
  expect((await forgedPerson.logsIn(good)).status).toBe(429);
  const ben = await aRegistered();
  await ben.logsIn(good);
  elsewhere.cookies.set('pawfolio-device', ben.cookies.get('pawfolio-device') ?? '');
  expect((await elsewhere.logsIn(good)).status).toBe(429);
});

test('R6.3 changing the password keeps a browser known', async () => {
  const ana = await aRegistered();
  await ana.logsIn(good);
  const { body: user } = await ana.get('/api/users/current');
  const changeAnswer = await ana.post(`/api/users/${user.id}/password`, {
    currentPassword: good,
    password: 'four brown horses',
  });
  expect(changeAnswer.status).toBe(200);
  for (let count = 0; count < 5; count += 1) await new Person(ana.email).logsIn('wrong wrong wrong');

  const { status } = await ana.logsIn('four brown horses');

  expect(status).toBe(200);
});

test('R6.3 a known browser has its own limit of five wrong passwords', async () => {
  const ana = await aRegistered();
  const { headers } = await ana.logsIn(good);
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith('pawfolio-device=')) ?? '';
  expect(line).toMatch(/httponly/i);
  expect(line).toMatch(/samesite=lax/i);
  for (let count = 0; count < 5; count += 1) expect((await ana.logsIn('wrong wrong wrong')).status).toBe(401);
  expect((await ana.logsIn(good)).status).toBe(429);
  expect((await new Person(ana.email).logsIn(good)).status).toBe(200);
});

test('R6.3 registering emails an address at most once a minute', async () => {
  const eve = new Person();
  const knownPerson = await aRegistered();
  for (const email of [knownPerson.email, eve.email]) {
    const first = await eve.post('/api/auth/register', { ...names, email, password: good });
    const again = await eve.post('/api/auth/register', { ...names, email, password: good });
    expect([first.body.sent, again.body.sent]).toEqual([true, false]);
  }
});

test('R1.8 a password reset reveals no accounts, works once, and ends every session', async () => {
  const ana = await aRegistered();
  await ana.logsIn(good);
  const before = Date.now();
  const knownAnswer = await new Person().post('/api/auth/forgot-password', { email: ana.email });

  const unknown = await new Person().post('/api/auth/forgot-password', { email: someAddress() });
  expect([knownAnswer.status, knownAnswer.body]).toEqual([unknown.status, unknown.body]);
  const { token } = await ana.readsMail(before);
  const common = await new Person().post('/api/auth/reset-password', { token, password: 'passwordpassword' });
  expect(common.status).toBe(400);

  const resetPassword = () => new Person().post('/api/auth/reset-password', { token, password: 'four brown horses' });
  const tries = await allServed(50, resetPassword);
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of tries.filter((answer) => answer.status !== 200))
    expect([status, body.error]).toEqual([401, 'Invalid or expired token']);
  expect((await ana.get('/api/users/current')).status).toBe(401);
  expect((await ana.logsIn(good)).status).toBe(401);
  expect((await ana.logsIn('four brown horses')).status).toBe(200);
});

test('R6.3 a stranger’s sign-up details do not apply to the real account', async () => {
  const eve = new Person();
  await eve.signsUp(good, { firstName: 'Eve', lastName: 'Stranger' });
  const { token } = await eve.readsMail();
  const ana = new Person(eve.email);

  const { user } = (await ana.opensLink(token)).body;

  expect(user).toMatchObject({ email: ana.email, name: '' });
  expect((await eve.logsIn(good)).status).toBe(401);
});

test('R6.3 requesting a second email keeps the sign-up details', async () => {
  const ana = new Person();
  await ana.signsUp(good);
  // Reads this mail now; otherwise it would be taken for the next one.
  await ana.readsMail();
  const before = Date.now();
  await ana.post('/api/auth/magic-link', { email: ana.email, isSignUp: true });
  expect((await ana.typesCode((await ana.readsMail(before)).code)).body.user).toMatchObject({ name: 'Ana López' });
  expect((await ana.logsIn(good)).status).toBe(200);
});

test('R7.10 a fresh sign-in can set a password, which ends other sessions', async () => {
  const ana = await aMember();
  const { id } = (await ana.get('/api/users/current')).body;
  expect((await ana.post(`/api/users/${id}/password`, { password: good })).status).toBe(200);
  const elsewhere = new Person(ana.email);
  expect((await elsewhere.logsIn(good)).status).toBe(200);
  expect((await ana.post(`/api/users/${id}/password`, { password: 'four brown horses' })).status).toBe(200);
  expect((await elsewhere.get('/api/users/current')).status).toBe(401);
  expect((await ana.get('/api/users/current')).status).toBe(200);
  const other = await aMember();
  expect((await other.post(`/api/users/${id}/password`, { password: good })).status).toBe(404);
});

test('R7.10 a new email address applies once confirmed; the old one is notified', async () => {
  const ana = await aMember();
  const { id } = (await ana.get('/api/users/current')).body;
  const email = someAddress();
  const before = Date.now();
  expect((await ana.post(`/api/users/${id}/email`, { email })).status).toBe(200);
  expect((await ana.get('/api/users/current')).body.email).toBe(ana.email);
  const { token } = await new Person(email).readsMail();
  expect((await ana.readsMail(before)).subject).toBe('Your email address is being changed');
  expect((await ana.post('/api/auth/confirm-email', { token })).status).toBe(200);
  expect((await ana.get('/api/users/current')).body.email).toBe(email);
  expect((await ana.post('/api/auth/confirm-email', { token })).status).toBe(401);
});

test('R7.10 the previous email address can undo a change, ending every session', async () => {
  const eve = await aMember();
  const { id } = (await eve.get('/api/users/current')).body;
  const personMoved = new Person();
  const before = Date.now();
  await eve.post(`/api/users/${id}/email`, { email: personMoved.email });
  const stop = await eve.readsMail(before);
  const { token } = await personMoved.readsMail(before);
  expect((await eve.post('/api/auth/confirm-email', { token })).status).toBe(200);
  const owner = new Person(eve.email);
  expect((await owner.post('/api/auth/stop-email-change', { token: stop.token })).status).toBe(200);
  expect((await eve.get('/api/users/current')).status).toBe(401);
  const { status, body } = await owner.post('/api/auth/stop-email-change', { token: stop.token });
  expect([status, body.error]).toEqual([401, 'Invalid or expired token']);
});
