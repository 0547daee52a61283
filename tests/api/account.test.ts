import { strFromU8, unzipSync } from 'fflate';
import { aMember, Person } from '../support/people';

const idOf = async (person: Person): Promise<string> => (await person.get('/api/users/current')).body.id;

test('R7.10 a member changes their own profile, field by field', async () => {
  const ana = await aMember();
  const path = `/api/users/${await idOf(ana)}`;
  const patch = { firstName: '  Ana  María ', timeZone: 'Europe/Madrid', weightUnit: 'lb', temperatureUnit: 'f' };

  const { status, body } = await ana.patch(path, patch);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...patch,
    firstName: 'Ana María',
    lastName: '',
    reminderMail: true,
    hasPassword: false,
  });
  expect((await ana.patch(path, { summaryAt: '07:30', shareNotice: false })).body).toMatchObject({
    ...patch,
    firstName: 'Ana María',
    summaryAt: '07:30',
    shareNotice: false,
  });
  expect(JSON.stringify(body)).not.toMatch(/passwordHash|photoKey/);
});

test.each([
  { timeZone: 'Mars/Olympus' },
  { timeZone: '' },
  { weightUnit: 'stone' },
  { englishFormat: 'en-CA' },
  { englishFormat: '' },
  { summaryAt: '25:00' },
  { firstName: 'x'.repeat(81) },
  { firstName: { contains: 'a' } },
  { email: 'other@example.com' },
  { passwordHash: 'x' },
  { suspendedAt: null },
])('R7.10 rejects invalid profile data: %p', async (patch) => {
  const ana = await aMember();
  const { status, body } = await ana.patch(`/api/users/${await idOf(ana)}`, patch);
  expect([status, body.code]).toEqual([400, 'invalid']);
});

describe('R5.4 dates and times in English', () => {
  const american = { 'Accept-Language': 'en-US,en;q=0.9' };
  const meeting = async (ana: Person, headers = {}) => {
    const pet = await ana.addsPet();
    const startsAt = '2099-11-22T15:05:00.000Z';
    const body = { title: 'Bath', kind: 'groomer', startsAt, timeZone: 'UTC', durationMinutes: 30 };
    expect((await ana.post(`/api/pets/${pet.id}/appointments`, body)).status).toBe(201);
    return String((await ana.get(`/pets/${pet.id}/appointments`, headers)).body);
  };

  test('follow the browser until the member chooses a format', async () => {
    const ana = await aMember();
    expect(await meeting(ana, american)).toMatch(/Sun, Nov 22, 2099, 3:05\sPM/);
    expect(await meeting(ana)).toContain('Sun, 22 Nov 2099, 15:05');
    expect([...ana.cookies.keys()]).not.toContain('pawfolio-formats');
  });

  test('a member’s date format applies on every device until sign-out', async () => {
    const ana = await aMember();
    const path = `/api/users/${await idOf(ana)}`;
    expect((await ana.get(path)).body.englishFormat).toBeNull();
    expect((await ana.patch(path, { englishFormat: 'en-US' })).body.englishFormat).toBe('en-US');
    expect(await meeting(ana)).toMatch(/Nov 22, 2099, 3:05\sPM/);

    const tablet = await new Person(ana.email).signsIn();
    expect(await meeting(tablet)).toMatch(/Nov 22, 2099, 3:05\sPM/);
    await tablet.patch(path, { englishFormat: 'en-GB' });
    await ana.get('/api/users/current');
    expect(await meeting(ana, american)).toContain('22 Nov 2099, 15:05');

    await ana.patch(path, { englishFormat: null });
    expect(await meeting(ana, american)).toMatch(/3:05\sPM/);
    await tablet.post('/api/auth/logout');
    expect(tablet.cookies.has('pawfolio-formats')).toBe(false);
  });

  test('public pages follow the browser’s region, with only language in the URL', async () => {
    const page = async (headers: Record<string, string>) => String((await new Person().get('/terms', headers)).body);
    expect(await page(american)).toContain('November 22, 2026');
    expect(await page({ 'Accept-Language': 'en-GB' })).toContain('22 November 2026');
    expect(await page({ 'Accept-Language': 'es-US' })).toContain('22 de noviembre de 2026');
    expect(await page(american)).toContain('<html lang="en"');
    expect(await page(american)).not.toContain('lng=en-US');
  });
});

test('R6.8 lists sessions with their devices and ends one or all', async () => {
  const ana = new Person();
  await ana.registers('three brown horses');
  const id = await idOf(ana);
  const [phone, tablet] = [new Person(ana.email), new Person(ana.email)];
  await phone.logsIn('three brown horses');
  await tablet.logsIn('three brown horses');

  const { items } = (await ana.get(`/api/users/${id}/sessions`)).body;
  expect(items).toHaveLength(3);
  expect(items.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  expect(JSON.stringify(items)).not.toMatch(/secret|hash/i);

  const other = items.find(({ current }: { current: boolean }) => !current);
  expect((await ana.delete(`/api/users/${id}/sessions/${other.id}`)).status).toBe(200);
  expect((await ana.delete(`/api/users/${id}/sessions/${other.id}`)).status).toBe(404);

  const statuses = await Promise.all([phone, tablet].map(async (one) => (await one.get('/api/users/current')).status));
  expect(statuses.sort()).toEqual([200, 401]);
  expect((await ana.delete(`/api/users/${id}/sessions`)).status).toBe(200);
  for (const one of [phone, tablet]) expect((await one.get('/api/users/current')).status).toBe(401);
  expect((await ana.get('/api/users/current')).status).toBe(200);
});

test('R6.8 verifying with a code replaces the session', async () => {
  const ana = new Person();
  await ana.registers('three brown horses');
  const id = await idOf(ana);
  const old = [...ana.cookies];
  const before = (await ana.get(`/api/users/${id}/sessions`)).body.items;
  await ana.signsIn();

  const { items } = (await ana.get(`/api/users/${id}/sessions`)).body;
  expect(items).toHaveLength(1);
  expect(items[0].id).not.toBe(before[0].id);

  for (const [name, value] of old) ana.cookies.set(name, value);
  expect((await ana.get('/api/users/current')).status).toBe(401);
});

test('R6.8 members cannot access each other’s accounts', async () => {
  const [ana, eve] = [await aMember(), await aMember()];
  const id = await idOf(ana);

  for (const path of ['', '/sessions', '/export', '/photo', '/pets'])
    expect([path, (await eve.get(`/api/users/${id}${path}`)).status]).toEqual([path, 404]);
  expect((await eve.delete(`/api/users/${id}`)).status).toBe(404);
  expect((await eve.patch(`/api/users/${id}`, { firstName: 'Eve' })).status).toBe(404);
  expect((await new Person().delete(`/api/users/${id}`)).status).toBe(401);
});

test('R6.7 deleting an account removes its sessions, pets, and share links', async () => {
  const ana = new Person();
  await ana.registers('three brown horses');
  const id = await idOf(ana);
  const pet = await ana.addsPet();
  const { accessKey } = await ana.sharesPet(pet.id);
  const old = [...ana.cookies];

  expect((await ana.delete(`/api/users/${id}`)).body).toEqual({ success: true });
  for (const [name, value] of old) ana.cookies.set(name, value);
  expect((await ana.get('/api/users/current')).status).toBe(401);
  expect((await new Person().get(`/api/shared/${accessKey}`)).status).toBe(404);
  expect((await new Person(ana.email).logsIn('three brown horses')).status).toBe(401);
  expect((await new Person(ana.email).registers('three brown horses')).status).toBe(200);
});

test('R7.10 the export is a zip of JSON and CSV without secrets', async () => {
  const ana = await aMember();
  const pet = await ana.addsPet({ name: '=cmd|A1', dateOfBirth: '2020-02-29' });
  await ana.sharesPet(pet.id);
  const path = `/api/pets/${pet.id}`;
  const { body: weight } = await ana.post(`${path}/weights`, { measuredAt: '2026-03-07T08:00:00Z', grams: 10_400 });
  await ana.delete(`${path}/weights/${weight.id}`);
  await ana.post(`${path}/vaccinations`, { vaccine: 'dog.rabies', givenOn: '2026-03-07' });
  await ana.post(`${path}/vitals`, { measuredAt: '2026-03-07T08:00:00Z', kind: 'heart_rate', value: 90 });
  await ana.post(`${path}/conditions`, { name: 'Arthritis', diagnosedOn: '2026-01-07' });
  await ana.post(`${path}/allergies`, { allergen: 'Chicken', severity: 'mild' });

  const { body: drug } = await ana.post(`${path}/medications`, { name: 'M', frequency: 'PRN', startsOn: '2026-03-01' });
  expect((await ana.post(`${path}/medications/${drug.id}/doses`, { status: 'given' })).status).toBe(201);
  const answer = await ana.get(`/api/users/${await idOf(ana)}/export`);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="pawfolio-\d{4}-\d\d-\d\d\.zip"$/);

  const files = unzipSync(new Uint8Array(answer.body));
  const all = JSON.parse(strFromU8(files['pawfolio.json'] ?? new Uint8Array()));
  expect(all.account[0].email).toBe(ana.email);
  expect(all.pets[0]).toMatchObject({ id: pet.id, name: '=cmd|A1', dateOfBirth: '2020-02-29' });
  expect(all.shares).toHaveLength(1);
  expect(all.shares[0]).not.toHaveProperty('log');
  expect([all.shareOpenings, all.finderMessages]).toEqual([[], []]);
  expect(all.pets[0]).not.toHaveProperty('weights');
  expect(all.weights).toMatchObject([{ petId: pet.id, grams: 10_400, measuredAt: '2026-03-07T08:00:00.000Z' }]);
  expect(all.vaccinations).toMatchObject([{ givenOn: '2026-03-07' }]);
  expect(all.conditions).toMatchObject([{ diagnosedOn: '2026-01-07' }]);
  expect(all.doses).toMatchObject([{ medicationId: drug.id, status: 'given' }]);
  for (const name of ['vitals', 'allergies', 'medications']) {
    expect(all[name]).toHaveLength(1);
    expect(files[`${name}.csv`]?.length).toBeGreaterThan(20);
  }
  expect(strFromU8(files['pets.csv'] ?? new Uint8Array())).toContain("'=cmd|A1");
  expect(
    Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join(),
  ).not.toMatch(/passwordHash|secretHash|keyHash|keySealed|pinHash/);
});
