import { aProgramOf, aTokenOf, Program, tokensPath } from '../support/access-tokens';
import { aMember, type Person } from '../support/people';

const DAY = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const notFound = { status: 404, body: { code: 'not_found' } };
const unauthenticatedError = { status: 401, body: { code: 'unauthenticated' } };
const forbidden = { status: 403, body: { code: 'forbidden' } };

async function aHousehold() {
  const ana = await aMember();
  const [luna, rex] = [await ana.addsPet({ name: 'Luna' }), await ana.addsPet({ name: 'Rex' })];
  return { ana, luna: `/api/pets/${luna.id}`, rex: `/api/pets/${rex.id}`, lunaId: luna.id, rexId: rex.id };
}

async function aPill(ana: Person, pet: string) {
  const pill = { name: 'Apoquel', frequency: 'SID', startsOn: day(0), timeZone: 'UTC', minHoursBetween: 6 };
  const { status, body } = await ana.post(`${pet}/medications`, pill);
  if (status !== 201) throw new Error(`adding a medication answered ${status}`);
  return `${pet}/medications/${body.id}/doses`;
}

describe('creating', () => {
  test('R14.8 a token is shown once and listed without it', async () => {
    const { ana, lunaId } = await aHousehold();
    const { id, token } = await aTokenOf(ana, { scopes: ['tick', 'read'], pets: [lunaId], endsOn: day(30) });
    expect(token).toMatch(/^pawfolio_[A-Za-z0-9_-]{43}$/);

    const { body } = await ana.get(await tokensPath(ana));
    expect(body.items).toEqual([
      {
        ...{ id, name: 'Home Assistant', scopes: ['read', 'tick'], pets: [{ id: lunaId, name: 'Luna' }] },
        ...{ createdAt: expect.any(String), endsAt: `${day(31)}T00:00:00.000Z`, lastUsedOn: null },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(token.slice(9));
  });

  test.each([
    ['no scope', { scopes: [] }, 'scopes'],
    ['an unknown scope', { scopes: ['__proto__'] }, 'scopes.0'],
    ['no pet', { pets: [] }, 'pets'],
    ['a strange pet', { pets: ['0192f0c0-0000-7000-8000-000000000000'] }, 'pets'],
    ['no name', { name: ' ' }, 'name'],
    ['a day in the past', { endsOn: day(-1) }, 'endsOn'],
    ['a day after more than a year', { endsOn: day(366) }, 'endsOn'],
  ])('R14.8 a token needs more than %s', async (_, wrong, field) => {
    const ana = await aMember();
    const input = { name: 'Script', scopes: ['read'], pets: null, endsOn: null, ...wrong };
    const { status, body } = await ana.post(await tokensPath(ana), input);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('R14.8 a token cannot include someone else’s pet', async () => {
    const [ana, { lunaId }] = [await aMember(), await aHousehold()];
    await expect(aTokenOf(ana, { pets: [lunaId] })).rejects.toThrow(/answered 400/);
  });

  test('R14.8 a user has at most twenty active tokens', async () => {
    const ana = await aMember();
    const path = await tokensPath(ana);
    const input = { name: 'Script', scopes: ['read'], pets: null, endsOn: null };
    const answers = await Promise.all(Array.from({ length: 22 }, () => ana.post(path, input)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 409, 409]);

    await ana.delete(`${path}/${answers.find(({ status }) => status === 201)?.body.id}`);
    expect((await ana.post(path, input)).status).toBe(201);
  });

  test('R14.8 a token needs CSRF protection and its own account', async () => {
    const [ana, eve] = [await aMember(), await aMember()];
    const path = await tokensPath(ana);
    const input = { name: 'Script', scopes: ['read'], pets: null, endsOn: null };
    expect(await ana.send('POST', path, input)).toMatchObject(forbidden);
    expect(await eve.post(path, input)).toMatchObject(notFound);
    const { id } = await aTokenOf(ana);
    expect(await eve.delete(`${await tokensPath(eve)}/${id}`)).toMatchObject(notFound);
    expect((await ana.get(path)).body.items).toHaveLength(1);
  });
});

describe('limits', () => {
  test('R14.9 a token reaches only its pets', async () => {
    const { ana, luna, rex, lunaId } = await aHousehold();
    const program = await aProgramOf(ana, { scopes: ['read', 'write'], pets: [lunaId] });
    const names = async () => (await program.get('/api/pets')).body.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Luna']);
    expect((await program.get(luna)).status).toBe(200);

    const weight = { grams: 4000, measuredAt: new Date().toISOString() };
    const answers = [
      await program.get(rex),
      await program.get(`${rex}/health`),
      await program.send('PATCH', rex, { name: 'Max' }),
      await program.send('POST', `${rex}/weights`, weight),
    ];
    for (const answer of answers) expect(answer).toMatchObject(notFound);
    expect((await program.get('/api/pets/__proto__')).status).toBe(404);
  });

  test('R14.9 a token does only what its scopes allow', async () => {
    const { ana, luna } = await aHousehold();
    const doses = await aPill(ana, luna);
    const [reader, ticker, writer] = [
      await aProgramOf(ana, { scopes: ['read'] }),
      await aProgramOf(ana, { scopes: ['tick'] }),
      await aProgramOf(ana, { scopes: ['write'] }),
    ];
    const gives = { status: 'given' };
    const rename = { name: 'Lina' };
    expect(await reader.send('POST', doses, gives)).toMatchObject(forbidden);
    expect(await reader.send('PATCH', luna, rename)).toMatchObject(forbidden);
    expect(await ticker.get(luna)).toMatchObject(forbidden);
    expect(await ticker.send('PATCH', luna, rename)).toMatchObject(forbidden);
    expect(await writer.get(luna)).toMatchObject(forbidden);
    expect((await ticker.send('POST', doses, gives)).status).toBe(201);
    expect((await writer.send('PATCH', luna, rename)).status).toBe(200);
  });

  test('R14.9 a viewer’s token cannot write', async () => {
    const { ana, luna, lunaId } = await aHousehold();
    const ben = await aMember();
    await ana.invites(ben, lunaId, 'viewer');
    const program = await aProgramOf(ben, { scopes: ['read', 'write'] });
    expect((await program.get(luna)).status).toBe(200);
    expect(await program.send('PATCH', luna, { name: 'Lina' })).toMatchObject(forbidden);
  });

  test('R14.9 a token never reaches the account', async () => {
    const { ana, luna } = await aHousehold();
    const program = await aProgramOf(ana, { scopes: ['read', 'tick', 'write'] });
    const path = await tokensPath(ana);
    const user = path.slice(0, path.lastIndexOf('/'));
    const input = { name: 'Copy', scopes: ['write'], pets: null, endsOn: null };
    const answers = [
      await program.send('POST', path, input),
      await program.get(path),
      await program.get(`${user}/sessions`),
      await program.get(`${user}/export`),
      await program.get('/api/users/current'),
      await program.send('DELETE', user),
      await program.send('POST', `${luna}/shares`, { label: 'Vet', kind: 'vet' }),
      await program.send('DELETE', luna),
    ];
    for (const answer of answers) expect(answer).toMatchObject(forbidden);
    expect((await ana.get(luna)).status).toBe(200);
  });
});

describe('calls', () => {
  test('R14.10 with cookie and token only the token counts', async () => {
    const { ana, luna, rex, lunaId } = await aHousehold();
    const { token } = await aTokenOf(ana, { scopes: ['read'], pets: [lunaId] });
    const bearer = { Authorization: `Bearer ${token}` };
    expect((await ana.get(luna, bearer)).status).toBe(200);
    expect(await ana.get(rex, bearer)).toMatchObject(notFound);
    expect(await ana.patch(luna, { name: 'Lina' }, bearer)).toMatchObject(forbidden);
    expect(await ana.get(luna, { Authorization: 'Bearer pawfolio_' })).toMatchObject(unauthenticatedError);
    expect((await ana.get('/api/auth/session', bearer)).body).toMatchObject({ authenticated: false });
    for (const proxy of ['Basic YTpi', 'Bearer eyJhbGciOiJSUzI1NiJ9'])
      expect((await ana.get(rex, { Authorization: proxy })).status).toBe(200);
    const byProxy = { Authorization: 'Bearer eyJhbGciOiJSUzI1NiJ9' };
    expect(await ana.send('PATCH', luna, { name: 'Lina' }, byProxy)).toMatchObject({
      body: { error: 'Invalid CSRF token' },
    });
    expect(await ana.send('PATCH', luna, { name: 'Lina' })).toMatchObject({ body: { error: 'Invalid CSRF token' } });
  });

  test('R14.10 every wrong token gets the same refusal', async () => {
    const ana = await aMember();
    const { token } = await aTokenOf(ana);
    const wrong = [
      token.slice(0, -1),
      `${token}x`,
      token.slice(9),
      `Pawfolio_${token.slice(9)}`,
      `pawfolio_${'A'.repeat(43)}`,
      `${token} ${token}`,
      '__proto__',
      'pawfolio_',
    ];
    for (const text of wrong) expect(await new Program(text).get('/api/pets')).toMatchObject(unauthenticatedError);
  });

  test('R14.10 a header of 100,000 characters is refused', async () => {
    const answer = await new Program('a'.repeat(100_000)).get('/api/pets').catch(() => ({ status: 431 }));
    expect([401, 431]).toContain(answer.status);
  });

  test('R14.10 wrong tokens are limited per address, a right one never', async () => {
    const ana = await aMember();
    const program = await aProgramOf(ana);
    const tries = (text: string) => program.get('/api/pets', { Authorization: `Bearer ${text}` });
    const statuses: number[] = [];
    for (let count = 0; count < 25; count += 1) statuses.push((await tries(`pawfolio_${'A'.repeat(43)}`)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    expect((await program.get('/api/pets')).status).toBe(200);
  });

  test('R14.10 a revoked token is refused', async () => {
    const ana = await aMember();
    const { id, token } = await aTokenOf(ana);
    const program = new Program(token);
    expect((await program.get('/api/pets')).status).toBe(200);
    expect((await ana.delete(`${await tokensPath(ana)}/${id}`)).body).toEqual({ success: true });
    expect(await program.get('/api/pets')).toMatchObject(unauthenticatedError);
    expect(await ana.delete(`${await tokensPath(ana)}/${id}`)).toMatchObject(notFound);
  });

  test('R14.10 a removed member’s token no longer reaches the pet', async () => {
    const { ana, luna, lunaId } = await aHousehold();
    const ben = await aMember();
    await ana.invites(ben, lunaId);
    const program = await aProgramOf(ben, { pets: [lunaId] });
    expect((await program.get(luna)).status).toBe(200);
    const { body } = await ben.get('/api/users/current');
    await ana.delete(`${luna}/members/${body.id}`);
    expect(await program.get(luna)).toMatchObject(notFound);
    expect((await program.get('/api/pets')).body).toEqual([]);
    expect((await ben.get(await tokensPath(ben))).body.items[0].pets).toEqual([]);
  });

  test('R14.10 a deleted account’s token is refused', async () => {
    const ana = await aMember();
    const program = await aProgramOf(ana);
    const path = await tokensPath(ana);
    expect((await ana.delete(path.slice(0, path.lastIndexOf('/')))).status).toBe(200);
    expect(await program.get('/api/pets')).toMatchObject(unauthenticatedError);
  });

  test('R14.10 signing out everywhere keeps tokens', async () => {
    const ana = await aMember();
    const program = await aProgramOf(ana);
    const path = await tokensPath(ana);
    expect((await ana.delete(path.replace('access-tokens', 'sessions'))).status).toBe(200);
    expect((await program.get('/api/pets')).status).toBe(200);
  });
});
