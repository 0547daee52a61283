import { reauthenticate } from '@/lib/access/reauthenticate';
import { findViewer } from '@/lib/access/viewer';
import { getAccount } from '@/lib/accounts/account/queries';
import { signInWithOidc } from '@/lib/accounts/oidc/mutations';
import { hashPassword } from '@/lib/core/auth/password';
import { db } from '@/lib/core/db/client';
import { withDatabase } from '../support/database';
import { noon, someAddress } from '../support/members';

process.env.ALLOW_NO_MAIL = '1';
process.env.OIDC_ISSUER = 'https://auth.example.org';
process.env.OIDC_CLIENT_ID = 'pawfolio';
process.env.OIDC_CLIENT_SECRET = 'a-secret';
process.env.OIDC_NAME = 'Family';
withDatabase();

async function aSignIn(provenAt: Date | null) {
  const session = { locale: 'en', device: 'Firefox, Android', remember: true, at: noon, provenAt } as const;
  const { secret } = await signInWithOidc(someAddress(), session);
  return (await findViewer(secret, noon)) ?? fail();
}

test('R14.20 without mail and password, only the provider confirms', async () => {
  const viewer = await aSignIn(null);

  for (const password of [undefined, 'a guess'])
    await expect(reauthenticate(viewer, password, noon)).rejects.toMatchObject({ code: 'forbidden' });

  expect((await getAccount(viewer, noon)).profile.provider).toBe('Family');
  const confirmedViewer = await aSignIn(noon);
  expect(await reauthenticate(confirmedViewer, undefined, noon)).toEqual({ viewer: confirmedViewer });
});

test('R14.20 without mail, a password still confirms', async () => {
  const viewer = await aSignIn(null);
  const passwordHash = await hashPassword('a quiet walk in the rain');
  await db().user.update({ where: { id: viewer.userId }, data: { passwordHash } });

  expect(await reauthenticate(viewer, 'a quiet walk in the rain', noon)).toEqual({ viewer });
  expect((await getAccount(viewer, noon)).profile.provider).toBeNull();
});
