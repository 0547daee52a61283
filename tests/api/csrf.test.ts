import { aMember } from '../support/people';
import { appUrl, Visitor } from '../support/visitor';

const link = { email: 'someone@example.com', rememberMe: false };
const refusal = { status: 403, body: { error: 'Invalid CSRF token' } };

describe('state-changing calls', () => {
  test('R10.1 need a CSRF token', async () => {
    expect(await new Visitor().send('POST', '/api/auth/magic-link', link)).toMatchObject(refusal);
    const ana = await aMember();
    expect(await ana.send('POST', '/api/pets', { name: 'Luna', type: 'dog' })).toMatchObject(refusal);
    expect(await ana.send('POST', '/api/auth/logout')).toMatchObject(refusal);
  });

  test('R10.1 need a token issued for this browser and session', async () => {
    const ana = await aMember();
    const { body: foreign } = await new Visitor().get('/api/csrf-token');
    expect(
      await ana.send('POST', '/api/pets', { name: 'Luna', type: 'dog' }, { 'X-CSRF-Token': foreign.token }),
    ).toMatchObject(refusal);

    const { body: own } = await ana.get('/api/csrf-token');
    ana.cookies.delete('pawfolio-session');
    expect(await ana.send('POST', '/api/auth/logout', undefined, { 'X-CSRF-Token': own.token })).toMatchObject(refusal);
  });

  test('R10.1 are rejected from other sites even with a token', async () => {
    const ana = await aMember();
    const { body } = await ana.get('/api/csrf-token');
    const others: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
    ];

    for (const foreign of others) {
      expect(
        await ana.send('POST', '/api/auth/logout', undefined, { 'X-CSRF-Token': body.token, ...foreign }),
      ).toMatchObject(refusal);
    }
  });

  test('R10.6 are rejected when the page was rendered for another user', async () => {
    const [ana, ben] = [await aMember(), await aMember()];
    const id = async (person: typeof ana) => (await person.get('/api/users/current')).body.id;
    const addPet = async (page: string) =>
      ben.post('/api/pets', { name: 'Luna', type: 'dog' }, { 'X-Page-User': page });

    expect(await addPet(await id(ana))).toMatchObject({ status: 401, body: { code: 'other_user' } });
    expect((await ben.get('/api/pets')).body).toEqual([]);
    expect((await addPet(await id(ben))).status).toBe(201);
  });

  test('R10.1 need an Origin or Sec-Fetch-Site header of this site', async () => {
    const visitor = new Visitor();
    const { body } = await visitor.get('/api/csrf-token');
    const [cookie] = [...visitor.cookies].map(([name, value]) => `${name}=${value}`);

    const logsOut = async (namedHeaders: Record<string, string>) => {
      const headers = { Cookie: cookie ?? '', 'X-CSRF-Token': body.token, ...namedHeaders };
      const answer = await fetch(`${appUrl()}/api/auth/logout`, { method: 'POST', headers });
      return { status: answer.status, body: await answer.json() };
    };

    expect(await logsOut({})).toMatchObject(refusal);
    expect(await logsOut({ Origin: 'null' })).toMatchObject(refusal);
    expect(await logsOut({ Origin: appUrl() })).toEqual({ status: 200, body: { success: true } });
    expect(await logsOut({ 'Sec-Fetch-Site': 'same-origin' })).toEqual({ status: 200, body: { success: true } });
  });

  test('R9.2 native forms from other sites are rejected', async () => {
    const ana = await aMember();
    const { accessKey } = await ana.sharesPet((await ana.addsPet()).id, { pin: '4711' });
    const submitForm = (path: string, headers: Record<string, string>) =>
      new Visitor().send('POST', `/api/shared/${accessKey}/${path}`, 'pin=4711', {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      });
    const others: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
    ];

    for (const path of ['pin', 'message'])
      for (const other of others) expect(await submitForm(path, other)).toMatchObject(refusal);
    const own: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
      { Origin: 'null' },
      { Origin: appUrl() },
    ];
    for (const header of own) expect((await submitForm('pin', header)).headers.getSetCookie()).toHaveLength(3);
  });

  test('R10.2 caches never store reads', async () => {
    const ana = await aMember();
    for (const path of ['/api/csrf-token', '/api/auth/session', '/api/users/current', '/api/pets']) {
      expect((await ana.get(path)).headers.get('cache-control')).toBe('private, no-store');
    }
  });
});

test.each(['/api/auth/magic-link/form', '/api/auth/verify-code/form'])(
  'R2.1 a form from another site opens no session at %s',
  async (path) => {
    const form = new URLSearchParams({ email: 'ana@example.com', code: '123456' }).toString();
    const { status } = await new Visitor().send('POST', path, form, {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'cross-site',
      Origin: 'https://elsewhere.example',
    });

    expect(status).toBe(403);
  },
);
