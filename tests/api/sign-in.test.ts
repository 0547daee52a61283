import { anAdmin } from '../support/admins';
import { aMember, Person } from '../support/people';
import { appUrl, Visitor } from '../support/visitor';

describe('missing fields return the specified messages', () => {
  const missing = { error: 'Missing information', code: 'invalid' };

  test.each([{}, { email: '' }, { email: ' ', rememberMe: true }])('R6.1 a login link for %j', async (body) => {
    expect(await new Visitor().post('/api/auth/magic-link', body)).toMatchObject({
      status: 400,
      body: { ...missing, fields: { email: 'Please enter your email to continue' } },
    });
  });

  test.each([
    ['/api/auth/reset-password', { password: 'correct horse battery' }],
    ['/api/auth/confirm-email', {}],
    ['/api/auth/confirm-email', { token: '' }],
  ])('R6.1 %s without a token', async (path, body) => {
    expect(await new Visitor().post(path, body)).toMatchObject({
      status: 400,
      body: { ...missing, fields: { token: 'Token is required' } },
    });
  });

  test('R6.1 an invalid value is not reported as missing', async () => {
    expect(await new Visitor().post('/api/auth/magic-link', { email: 'x' })).toMatchObject({
      status: 400,
      body: { error: 'Please check the fields', fields: { email: 'Please enter a valid email address.' } },
    });
  });
});

describe('sign-in by link and code', () => {
  test('R6.1 a link signs in once, and its first use creates the account', async () => {
    const ana = new Person();
    expect(await ana.asksForLink()).toMatchObject({ status: 200, body: { success: true } });
    const { token } = await ana.readsMail();
    const first = await ana.opensLink(token);
    expect(first).toMatchObject({ status: 200, body: { success: true, user: { email: ana.email } } });
    expect(first.body.isFirst).toBe(true);
    expect(await new Person().opensLink(token)).toMatchObject({
      status: 401,
      body: { success: false, error: 'Invalid or expired token' },
    });
    expect(await ana.get('/api/auth/session')).toMatchObject({
      status: 200,
      body: { authenticated: true, user: { email: ana.email }, isAdmin: false },
    });
  });

  test('R6.5 the server gives users a six-character id and a Firebase id', async () => {
    const ana = await aMember();
    const { body } = await ana.get('/api/users/current');

    expect(body.shortId).toMatch(/^[A-Z0-9]{6}$/);
    expect(body.firebaseId).toMatch(/^standard-[0-9a-f-]{36}$/);
    expect(Object.keys(body).sort()).toEqual([
      'email',
      'englishFormat',
      'firebaseId',
      'firstName',
      'id',
      'lastName',
      'locale',
      'name',
      'shortId',
      'temperatureUnit',
      'timeZone',
      'weightUnit',
    ]);
  });

  test('R6.1 a newer link voids the older; of 50 parallel uses one works', async () => {
    const ana = new Person();
    await ana.asksForLink();
    const { token } = await ana.readsMail();
    const uses = await Promise.all(Array.from({ length: 50 }, () => new Person().opensLink(token)));
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(uses.filter(({ status }) => status === 401)).toHaveLength(49);
  });

  test('R6.2 the emailed code signs in; five wrong ones lock it', async () => {
    const ana = new Person();
    await ana.asksForLink();
    const { code } = await ana.readsMail();
    const wrong = code === '123456' ? '654321' : '123456';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await ana.typesCode(wrong)).toMatchObject({ status: 401, body: { error: 'Invalid or expired token' } });
    }

    expect(await ana.typesCode(code)).toMatchObject({ status: 401 });
  });

  test('R6.2 the code works with spaces and only once', async () => {
    const ana = new Person();
    await ana.asksForLink();
    const { code } = await ana.readsMail();
    expect(await ana.typesCode(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200 });
    expect(await new Person(ana.email).typesCode(code)).toMatchObject({ status: 401 });
  });

  test('R8.2 without scripts, only the right code reveals a suspended account', async () => {
    const ana = await new Person().signsIn();
    const { id } = (await ana.get('/api/users/current')).body;
    await (await anAdmin()).patch(`/api/admin/users/${id}`, { suspended: true });
    const again = new Person(ana.email);
    const before = Date.now();
    await again.asksForLink();
    const { code } = await again.readsMail(before);
    const outcomeOf = async (typedCode: string) => {
      const form = new URLSearchParams({ email: again.email, code: typedCode }).toString();
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const { status, headers } = await again.send('POST', '/api/auth/verify-code/form', form, type);
      return [status, new URL(headers.get('location') ?? '', appUrl()).searchParams.get('outcome')];
    };

    expect(await outcomeOf(code === '000000' ? '000001' : '000000')).toEqual([303, 'code']);
    expect(await outcomeOf(code)).toEqual([303, 'suspended']);
    expect(again.cookies.has('pawfolio-session')).toBe(false);
  });

  test('R1.7 rejects a call without a token; navigation consumes nothing', async () => {
    const ana = new Person();
    expect(await ana.get('/api/auth/verify-token')).toMatchObject({
      status: 400,
      body: { success: false, error: 'Token is required' },
    });

    await ana.asksForLink();
    const { token } = await ana.readsMail();
    const path = `/api/auth/verify-token?token=${token}`;
    const navigation = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'none' };
    expect((await ana.get(path, navigation)).status).toBe(403);
    expect((await ana.get(path, { 'X-Requested-With': '' })).status).toBe(403);
    expect((await ana.get(path, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await ana.opensLink(token)).status).toBe(200);
  });

  test('R6.1 known and unknown email addresses get the same response and wait time', async () => {
    const ana = await aMember();
    const stranger = new Person();
    const later = new Person(ana.email);
    const linkSent = { success: true, sent: true, waitSeconds: 60 };

    for (const one of [later, stranger]) expect(await one.asksForLink()).toMatchObject({ status: 200, body: linkSent });
    for (const one of [later, stranger]) {
      const { status, body } = await one.asksForLink();
      expect([status, body]).toEqual([200, { success: true, sent: false, waitSeconds: expect.any(Number) }]);
      expect(body.waitSeconds).toBeLessThanOrEqual(60);
    }

    const mail = await stranger.readsMail();
    expect((await stranger.opensLink(mail.token)).status).toBe(200);
  });

  test('R6.1 a network with sixty unused emails is rate limited', async () => {
    const visitor = new Visitor();
    const requestLink = () => visitor.post('/api/auth/magic-link', { email: new Person().email, rememberMe: false });
    for (let count = 0; count < 60; count += 1) expect((await requestLink()).status).toBe(200);
    const refusal = await requestLink();
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('R6.1 repeated requests do not use up other users’ emails', async () => {
    const ana = new Person();
    const eve = new Person(ana.email);
    for (let count = 0; count < 10; count += 1) expect((await eve.asksForLink()).status).toBe(200);
    await ana.readsMail();
    const before = Date.now();

    await ana.asksForLink();

    expect((await ana.typesCode((await ana.readsMail(before)).code)).status).toBe(200);
  });

  test.each([
    'nobody',
    'a@b',
    'a@b@c.com',
    '"a"@example.com',
    'a,b@example.com',
    'a\u0000@example.com',
    { $ne: '' },
    null,
    5,
  ])('R6.1 rejects %p as an email address', async (email) => {
    const { status, body } = await new Visitor().post('/api/auth/magic-link', { email, rememberMe: true });
    expect(status).toBe(400);
    expect(body.fields.email).toBe('Please enter a valid email address.');
  });

  test('R6.5 an email address in capitals or full-width letters is the same account', async () => {
    const ana = await aMember();
    const { body } = await ana.get('/api/users/current');
    const shouting = new Person(ana.email.toUpperCase().replace('@', '＠'));
    expect((await shouting.asksForLink()).status).toBe(200);
    expect(body.email).toBe(ana.email);
  });

  test('R6.8 signing out ends the session at once, including copied cookies', async () => {
    const ana = await aMember();
    const copy = new Visitor();
    for (const [name, value] of ana.cookies) copy.cookies.set(name, value);

    expect((await copy.get('/api/users/current')).status).toBe(200);
    expect(await ana.post('/api/auth/logout')).toMatchObject({ status: 200, body: { success: true } });
    expect(await copy.get('/api/users/current')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await copy.get('/api/auth/session')).toMatchObject({
      status: 200,
      body: { authenticated: false, user: null },
    });
  });

  test('R6.8 "remember me" keeps the cookie 30 days, else until the browser closes', async () => {
    const cookieOf = async (rememberMe: boolean) => {
      const ana = new Person();
      await ana.asksForLink(rememberMe);
      const { headers } = await ana.typesCode((await ana.readsMail()).code);
      return headers.getSetCookie().find((line) => line.startsWith('pawfolio-session=')) ?? '';
    };

    expect(await cookieOf(false)).not.toMatch(/expires|max-age/i);
    const rememberedCookie = await cookieOf(true);
    expect(rememberedCookie).toMatch(/expires/i);
    expect(rememberedCookie).toMatch(/httponly/i);
    expect(rememberedCookie).toMatch(/samesite=lax/i);
  });
});
