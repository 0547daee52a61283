import { reauthenticate } from '@/lib/access/reauthenticate';
import { setSuspended } from '@/lib/accounts/admin/mutations';
import {
  addPasskey,
  passkeyCreationOptions,
  passkeyRequestOptions,
  removePasskey,
  signInWithPasskey,
} from '@/lib/accounts/passkeys/mutations';
import { listPasskeys } from '@/lib/accounts/passkeys/queries';
import { db } from '@/lib/core/db/client';
import { newSecret } from '@/lib/core/security/secrets';
import { anAdmin } from '../support/an-admin';
import { Authenticator } from '../support/authenticator';
import { withDatabase } from '../support/database';
import { moment } from '../support/grants';
import { after, aViewer, noon } from '../support/members';

withDatabase();

const refusal = { code: 'unauthenticated' };
const browser = newSecret();
const here = { ...moment, browser };

async function creationChallenge(viewer: Awaited<ReturnType<typeof aViewer>>): Promise<string> {
  return (await passkeyCreationOptions(await reauthenticate(viewer, undefined, noon), browser, noon)).challenge;
}

const signInChallenge = async (at = noon) => (await passkeyRequestOptions(browser, at)).challenge;

async function aPasskey() {
  const [viewer, authenticator] = [await aViewer(), new Authenticator()];
  const { id } = await addPasskey(viewer, authenticator.create({ challenge: await creationChallenge(viewer) }), here);
  return { viewer, authenticator, id };
}

test('R14.17 a passkey signs its user in and counts its uses', async () => {
  const { viewer, authenticator } = await aPasskey();
  const answer = authenticator.get({ challenge: await signInChallenge() });
  const { user, remember } = await signInWithPasskey(answer, { ...here, at: after(1, 'minute') });
  expect([user.id, remember]).toEqual([viewer.userId, true]);
  const [passkey] = await listPasskeys(viewer);
  expect(passkey).toMatchObject({ device: 'Firefox, Android', lastUsedAt: after(1, 'minute').toISOString() });
  expect(await db().passkey.findFirst({ where: { userId: viewer.userId } })).toMatchObject({ counter: 1n });
});

test.each([
  ['of another site', { origin: 'https://pawfolio.example' }],
  ['for another domain', { rpId: 'pawfolio.example' }],
  ['without a check of the user', { isVerified: false }],
])('R14.17 refuses passkeys %s', async (_, wrong) => {
  const viewer = await aViewer();
  const credential = new Authenticator().create({ challenge: await creationChallenge(viewer), ...wrong });
  await expect(addPasskey(viewer, credential, here)).rejects.toMatchObject(refusal);

  const { authenticator } = await aPasskey();
  const answer = authenticator.get({ challenge: await signInChallenge(), ...wrong });
  await expect(signInWithPasskey(answer, here)).rejects.toMatchObject(refusal);
});

test('R14.17 an answer works once, in its browser, for five minutes', async () => {
  const { viewer, authenticator } = await aPasskey();
  const answer = authenticator.get({ challenge: await signInChallenge() });
  const elsewhere = [{ browser: newSecret() }, { browser: undefined }, { at: after(5, 'minute') }];
  for (const place of elsewhere)
    await expect(signInWithPasskey(answer, { ...here, ...place })).rejects.toMatchObject(refusal);
  await signInWithPasskey(answer, here);
  await expect(signInWithPasskey(answer, here)).rejects.toMatchObject(refusal);

  const challenge = await creationChallenge(viewer);
  const forOther = authenticator.get({ challenge });
  await expect(signInWithPasskey(forOther, here)).rejects.toMatchObject(refusal);
  await expect(addPasskey(await aViewer(), new Authenticator().create({ challenge }), here)).rejects.toMatchObject(
    refusal,
  );
});

test.each(['signature', 'authenticatorData', 'credentialId'] as const)('R14.17 refuses another %s', async (field) => {
  const { authenticator } = await aPasskey();
  const other = new Authenticator();
  const challenge = await signInChallenge();
  const answer = { ...authenticator.get({ challenge }), [field]: other.get({ challenge, rpId: 'other' })[field] };
  await expect(signInWithPasskey(answer, here)).rejects.toMatchObject(refusal);
});

test('R14.17 a copied passkey, whose counter falls back, is refused', async () => {
  const { authenticator } = await aPasskey();
  authenticator.counter = 8;
  await signInWithPasskey(authenticator.get({ challenge: await signInChallenge() }), here);
  authenticator.counter = 3;
  const copiedSignIn = authenticator.get({ challenge: await signInChallenge() });
  await expect(signInWithPasskey(copiedSignIn, here)).rejects.toMatchObject(refusal);
});

test('R14.17 a passkey belongs to one account', async () => {
  const { authenticator } = await aPasskey();
  const other = await aViewer();
  const again = authenticator.create({ challenge: await creationChallenge(other) });
  await expect(addPasskey(other, again, here)).rejects.toMatchObject(refusal);
  expect(await listPasskeys(other)).toEqual([]);
});

test('R14.17 removed passkeys and suspended accounts cannot sign in', async () => {
  const { viewer, authenticator, id } = await aPasskey();
  await expect(removePasskey(await aViewer(), id, moment)).rejects.toMatchObject({ code: 'not_found' });
  const { admin } = await anAdmin();
  await setSuspended(admin, viewer.userId, true, moment);
  const suspendedSignIn = authenticator.get({ challenge: await signInChallenge() });
  await expect(signInWithPasskey(suspendedSignIn, here)).rejects.toMatchObject({ code: 'forbidden' });
  await setSuspended(admin, viewer.userId, false, moment);
  await removePasskey(viewer, id, moment);
  const removedSignIn = authenticator.get({ challenge: await signInChallenge() });
  await expect(signInWithPasskey(removedSignIn, here)).rejects.toMatchObject(refusal);
});
