import { Authenticator } from '../support/authenticator';
import { aMember, type Person, Person as Someone } from '../support/people';
import { appUrl } from '../support/visitor';

async function pathOf(person: Person): Promise<string> {
  return `/api/users/${(await person.get('/api/users/current')).body.id}/passkeys`;
}

async function addPasskey(person: Person): Promise<Authenticator> {
  const path = await pathOf(person);
  const authenticator = new Authenticator();
  const { body } = await person.post(`${path}/options`, {});
  expect(body).toMatchObject({ rp: { id: 'localhost' }, authenticatorSelection: { userVerification: 'required' } });
  const addedPasskey = await person.post(path, authenticator.create({ challenge: body.challenge, origin: appUrl() }));
  expect([addedPasskey.status, Object.keys(addedPasskey.body)]).toEqual([201, ['id']]);
  return authenticator;
}

async function signIn(guest: Person, authenticator: Authenticator) {
  const { body } = await guest.post('/api/auth/passkey/options', {});
  return guest.post('/api/auth/passkey', authenticator.get({ challenge: body.challenge, origin: appUrl() }));
}

test('R14.17 a passkey starts a session and its creation is mailed', async () => {
  const ana = await aMember();
  const before = Date.now();
  const authenticator = await addPasskey(ana);
  expect((await ana.readsMail(before)).subject).toBe('A passkey was added to your account');

  const guest = new Someone();
  const { status, body } = await signIn(guest, authenticator);
  expect([status, body.success, body.isFirst]).toEqual([200, true, false]);
  expect((await guest.get('/api/users/current')).body.id).toBe((await ana.get('/api/users/current')).body.id);
  const { items } = (await guest.get(await pathOf(guest))).body;
  expect(items).toEqual([
    {
      id: expect.any(String),
      device: expect.any(String),
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    },
  ]);

  expect((await guest.delete(`${await pathOf(guest)}/${items[0].id}`)).status).toBe(200);
  expect((await signIn(new Someone(), authenticator)).status).toBe(401);
});

test('R14.17 a sign-in request contains no account name', async () => {
  const { body } = await new Someone().post('/api/auth/passkey/options', {});
  expect(body).toEqual({
    ...{ rpId: 'localhost', challenge: expect.any(String), timeout: 60_000, userVerification: 'required' },
  });
  const answer = new Authenticator().get({ challenge: body.challenge, origin: appUrl() });
  const { status, body: refusal } = await new Someone().post('/api/auth/passkey', answer);
  expect([status, refusal]).toEqual([401, { success: false, error: 'This passkey wasn’t accepted' }]);
});
