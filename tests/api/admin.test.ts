import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { adminCredentials, anAdmin } from '../support/admins';
import { aMember, Person } from '../support/people';
import { someAddress, Visitor } from '../support/visitor';

const aPicture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f5c4d' } })
    .jpeg()
    .toBuffer();
const idOf = async (person: Person): Promise<string> => (await person.get('/api/users/current')).body.id;

let admin: Visitor;
beforeAll(async () => {
  admin = await anAdmin();
});

describe('signing in', () => {
  test('R8.1 every failed sign-in returns "Invalid admin credentials" without a cookie', async () => {
    const { email, password } = adminCredentials();
    const member = new Person();
    await member.registers(password);
    for (const wrong of [
      { email, password: 'not the password' },
      { email: someAddress(), password },
      { email: member.email, password },
      { email: 'no address', password },
    ]) {
      const visitor = new Visitor();
      const { status, body } = await visitor.post('/api/admin/login', wrong);
      expect([status, body]).toEqual([401, { error: 'Invalid admin credentials', code: 'unauthenticated' }]);
      expect([...visitor.cookies.keys()].filter((name) => name.includes('admin'))).toEqual([]);
    }
  });

  test('R8.1 the admin session is a separate HttpOnly, SameSite=Strict cookie', async () => {
    const { headers, body } = await new Visitor().post('/api/admin/login', adminCredentials());
    expect(body).toEqual({ success: true });
    const cookie = headers.getSetCookie().find((line) => line.includes('-admin='));
    expect(cookie).toMatch(/^pawfolio-admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=strict$/i);
  });

  test('R8.1 locks an account for one network after five failed sign-ins', async () => {
    const email = someAddress();
    const visitor = new Visitor();
    const tries: number[] = [];
    for (let count = 0; count < 6; count += 1)
      tries.push((await visitor.post('/api/admin/login', { email, password: 'x' })).status);

    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    const { headers } = await visitor.post('/api/admin/login', { email, password: 'x' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await new Visitor().post('/api/admin/login', { email, password: 'x' })).status).toBe(401);
  });

  test('R8.1 limits a network address to ten sign-in attempts per minute', async () => {
    const visitor = new Visitor();
    const tries: number[] = [];
    for (let count = 0; count < 11; count += 1)
      tries.push((await visitor.post('/api/admin/login', { email: someAddress(), password: 'x' })).status);
    expect(tries.slice(0, 10).every((status) => status === 401)).toBe(true);
    expect(tries.at(-1)).toBe(429);
  });

  test.each([{}, { email: 'a@example.com' }, { email: { contains: '' }, password: 'x' }, [], null])(
    'R8.1 rejects a malformed sign-in: %p',
    async (body) => {
      expect((await new Visitor().post('/api/admin/login', body)).status).toBe(400);
    },
  );

  test('R8.1 R10.1 rejects changes without a CSRF token', async () => {
    const { status } = await new Visitor().send('POST', '/api/admin/login', adminCredentials());
    expect(status).toBe(403);
    const ana = await aMember();
    expect((await admin.send('DELETE', `/api/admin/users/${await idOf(ana)}`)).status).toBe(403);
    expect((await ana.get('/api/users/current')).status).toBe(200);
  });

  test('R8.1 the old cookie stops working after sign-out', async () => {
    const leaving = await anAdmin();
    const old = [...leaving.cookies];
    expect((await leaving.get('/api/admin/users')).status).toBe(200);
    expect((await leaving.post('/api/admin/logout')).status).toBe(200);
    expect([...leaving.cookies.keys()]).not.toContain('pawfolio-admin');

    for (const [name, value] of old) leaving.cookies.set(name, value);
    expect((await leaving.get('/api/admin/users')).status).toBe(401);
    expect((await leaving.get('/admin/users')).headers.get('location')).toBe('/admin/login');
    expect((await leaving.get('/admin/login')).status).toBe(200);
  });
});

describe('users', () => {
  const searchUsers = async (q: string): Promise<{ email: string }[]> =>
    (await admin.get(`/api/admin/users?${new URLSearchParams({ q })}`)).body.items;

  test('R8.2 finds users by name or partial email address, ignoring case', async () => {
    const ana = new Person();
    const lastName = `Peña${Math.random().toString(36).slice(2)}`;
    await ana.registers('three brown horses', { firstName: 'Ana', lastName });
    const part = ana.email.slice(5, 30).toUpperCase();
    for (const q of [part, ` ${lastName} `]) {
      const foundUsers = await searchUsers(q);
      expect(foundUsers).toHaveLength(1);
      expect(foundUsers[0]).toMatchObject({ email: ana.email, name: `Ana ${lastName}`, suspended: false, sessions: 1 });
    }
  });

  test('R8.2 search treats wildcards and SQL as plain text and never fails', async () => {
    for (const q of ['%', '_', '\\', '%@example.com', "' OR 1=1 --"])
      expect([q, await searchUsers(q)]).toEqual([q, []]);
    for (const query of ['q=%00', 'q=%EF%BF%BF', `q=${'a'.repeat(200)}`, 'cursor=x', 'limit=0', 'limit=1e9'])
      expect([200, 400]).toContain((await admin.get(`/api/admin/users?${query}`)).status);
  });

  test('R8.2 paging lists each user exactly once', async () => {
    await Promise.all([aMember(), aMember(), aMember()]);
    const seenIds: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor ? `&cursor=${cursor}` : '';
      const { items, nextCursor } = (await admin.get(`/api/admin/users?limit=50${query}`)).body;
      seenIds.push(...items.map(({ id }: { id: string }) => id));
      cursor = nextCursor;
    } while (cursor);
    expect(new Set(seenIds).size).toBe(seenIds.length);
    expect(seenIds.length).toBeGreaterThan(2);
  });

  test('R8.2 suspending a user ends sessions and disables share links until lifted', async () => {
    const ana = new Person();
    await ana.registers('three brown horses');
    const id = await idOf(ana);
    const { accessKey } = await ana.sharesPet((await ana.addsPet()).id);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await admin.patch(`/api/admin/users/${id}`, { suspended: true })).body).toEqual({ success: true });

    expect((await ana.get('/api/users/current')).status).toBe(401);
    expect((await new Visitor().get(`/api/shared/${accessKey}`)).status).toBe(404);
    expect(await new Person(ana.email).logsIn('three brown horses')).toMatchObject({
      status: 403,
      body: { error: 'This account is suspended' },
    });
    expect((await new Person(ana.email).logsIn('three brown zebras')).status).toBe(401);

    const again = new Person(ana.email);
    const before = Date.now();
    await again.asksForLink();
    expect(await again.opensLink((await again.readsMail(before)).token)).toMatchObject({
      status: 403,
      body: { success: false, error: 'This account is suspended' },
    });
    expect((await admin.patch(`/api/admin/users/${id}`, { suspended: false })).status).toBe(200);
    expect((await ana.get('/api/users/current')).status).toBe(401);
    expect((await new Person(ana.email).logsIn('three brown horses')).status).toBe(200);
    expect((await new Visitor().get(`/api/shared/${accessKey}`)).status).toBe(200);

    const { items } = (await admin.get(`/api/admin/audit?userId=${id}`)).body;
    const actions = items.map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => /suspended|restored/.test(action))).toEqual([
      'user_restored',
      'user_suspended',
    ]);
  });

  test('R8.2 an admin ends all sessions of a user', async () => {
    const ana = new Person();
    await ana.registers('three brown horses');
    const phone = new Person(ana.email);
    await phone.logsIn('three brown horses');
    expect((await admin.delete(`/api/admin/users/${await idOf(ana)}/sessions`)).status).toBe(200);
    for (const one of [ana, phone]) expect((await one.get('/api/users/current')).status).toBe(401);
    expect((await phone.logsIn('three brown horses')).status).toBe(200);
  });

  test('R8.2 R6.7 deleting a user removes all their data, including files', async () => {
    const ana = new Person();
    await ana.registers('three brown horses');
    const id = await idOf(ana);

    const pet = await ana.addsPet();
    expect((await ana.upload(`/api/pets/${pet.id}/photo`, await aPicture())).status).toBe(200);
    const folder = join(process.env.APP_DATA_DIR ?? '', 'files', 'pets', pet.id);
    expect(existsSync(folder)).toBe(true);

    const { accessKey } = await ana.sharesPet(pet.id);
    expect((await admin.delete(`/api/admin/users/${id}`)).body).toEqual({ success: true });
    expect(existsSync(folder)).toBe(false);
    expect((await ana.get('/api/users/current')).status).toBe(401);
    expect((await new Visitor().get(`/api/shared/${accessKey}`)).status).toBe(404);
    expect(await searchUsers(ana.email)).toEqual([]);
    expect((await admin.delete(`/api/admin/users/${id}`)).status).toBe(404);

    const { items } = (await admin.get(`/api/admin/audit?userId=${id}`)).body;
    expect(items[0]).toMatchObject({ action: 'user_deleted', actorKind: 'admin', own: true });
  });

  test.each(['x', '0192f0c0-0000-7000-8000-000000000000', '..%2F..'])(
    'R8.2 returns 404 for unknown user %s',
    async (id) => {
      expect((await admin.patch(`/api/admin/users/${id}`, { suspended: true })).status).toBe(404);
      expect((await admin.delete(`/api/admin/users/${id}`)).status).toBe(404);
      expect((await admin.delete(`/api/admin/users/${id}/sessions`)).status).toBe(404);
    },
  );
});

describe('the audit log', () => {
  test('R8.2 lists actor kind, action, network, and device, without personal data', async () => {
    const ana = new Person();
    await ana.registers('three brown horses');
    const pet = await ana.addsPet();
    const share = await ana.sharesPet(pet.id);
    for (let twice = 0; twice < 2; twice += 1) await ana.delete(`/api/pets/${pet.id}/shares/${share.id}`);
    await new Person(ana.email).logsIn('not the password');
    const id = await idOf(ana);

    const { items } = (await admin.get(`/api/admin/audit?userId=${id}`)).body;
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'sign_in_refused',
      'share_revoked',
      'share_made',
      'register',
    ]);

    const network = ana.address.replace(/\.\d+$/, '.0/24');
    expect(items[3]).toMatchObject({ actorKind: 'user', network, device: expect.any(String), own: false });
    for (const secret of [ana.email, ana.address, id, pet.id, share.id])
      expect(JSON.stringify(items)).not.toContain(secret);
    expect((await admin.get('/api/admin/audit?userId=x')).status).toBe(400);
    expect((await admin.get('/api/admin/audit?userId=0192f0c0-0000-7000-8000-000000000000')).body.items).toEqual([]);
  });
});

test('R8.2 the overview shows totals and daily counts for thirty days', async () => {
  const before = (await admin.get('/api/admin/counts')).body;
  // Several, because other tests delete accounts meanwhile.
  const [ana] = await Promise.all([aMember(), aMember(), aMember(), aMember(), aMember()]);
  await ana.sharesPet((await ana.addsPet()).id);
  const { days, ...now } = (await admin.get('/api/admin/counts')).body;
  expect(days).toHaveLength(30);
  expect(now.users).toBeGreaterThan(before.users);
  expect(now.signedIn).toBeGreaterThan(before.signedIn);
  const sumOf = (all: Record<string, number>[], name: string) =>
    all.reduce((total, day) => total + (day[name] ?? 0), 0);
  for (const name of ['users', 'signIns', 'shares'])
    expect(sumOf(days, name)).toBeGreaterThan(sumOf(before.days, name));
});
