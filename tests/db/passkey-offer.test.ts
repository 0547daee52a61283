import { reauthenticate } from '@/lib/access/reauthenticate';
import type { Viewer } from '@/lib/access/viewer';
import { addPasskey, dismissPasskeyOffer, passkeyCreationOptions } from '@/lib/accounts/passkeys/mutations';
import { signInWithPassword } from '@/lib/accounts/passwords/mutations';
import { db } from '@/lib/core/db/client';
import { newSecret } from '@/lib/core/security/secrets';
import { getAgenda } from '@/lib/overviews/agenda/queries';
import { Authenticator } from '../support/authenticator';
import { withDatabase } from '../support/database';
import { anUnprovenAccount, moment, takersPassword, viewerOf } from '../support/grants';
import { aViewer, noon, signIn } from '../support/members';

withDatabase();

const isOffered = async (viewer: Viewer) => (await getAgenda(viewer, noon)).hasPasskeyOffer;

async function addsPasskey(viewer: Viewer): Promise<void> {
  const browser = newSecret();
  const { challenge } = await passkeyCreationOptions(await reauthenticate(viewer, undefined, noon), browser, noon);
  await addPasskey(viewer, new Authenticator().create({ challenge }), { ...moment, browser });
}

test('R14.21 Today offers a passkey after the second sign-in by email', async () => {
  const ana = await aViewer();
  expect(await isOffered(ana)).toBe(false);

  await signIn({ email: ana.email });
  expect(await isOffered(ana)).toBe(true);
});

test('R14.21 a password counts like an email', async () => {
  const { user, secret } = await anUnprovenAccount();
  const viewer = await viewerOf(secret);
  expect(await isOffered(viewer)).toBe(false);

  await signInWithPassword({ email: user.email, password: takersPassword }, moment);
  expect(await isOffered(viewer)).toBe(true);
});

test('R14.21 declining ends the offer for good', async () => {
  const ana = await aViewer();
  await signIn({ email: ana.email });
  await dismissPasskeyOffer(ana);

  await signIn({ email: ana.email });
  expect(await isOffered(ana)).toBe(false);
});

test('R14.21 an account with a passkey gets no offer', async () => {
  const viewerWithOffer = await aViewer();
  await signIn({ email: viewerWithOffer.email });
  await addsPasskey(viewerWithOffer);
  expect(await isOffered(viewerWithOffer)).toBe(false);

  const ana = await aViewer();
  await addsPasskey(ana);
  // An account from before the offer.
  await db().user.update({ where: { id: ana.userId }, data: { passkeyOffer: null } });
  await signIn({ email: ana.email });
  expect(await isOffered(ana)).toBe(false);
});
