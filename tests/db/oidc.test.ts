import { reauthenticate } from '@/lib/access/reauthenticate';
import { findViewer } from '@/lib/access/viewer';
import { setSuspended } from '@/lib/accounts/admin/mutations';
import { signInWithOidc } from '@/lib/accounts/oidc/mutations';
import { verifiedClaims } from '@/lib/accounts/oidc/schema';
import { db } from '@/lib/core/db/client';
import { anAdmin } from '../support/an-admin';
import { withDatabase } from '../support/database';
import { aTakenAccount, moment } from '../support/grants';
import { after, aViewer, noon, someAddress } from '../support/members';

withDatabase();

const session = { locale: 'en', device: 'Firefox, Android', remember: true, at: noon, provenAt: null } as const;

test('R14.18 the first proof ends grants that a stranger created', async () => {
  const { taker } = await aTakenAccount();

  const { user, isFirst } = await signInWithOidc(taker.email, session);

  expect([user.id, isFirst]).toEqual([taker.userId, false]);
  const account = await db().user.findUniqueOrThrow({ where: { id: user.id }, include: { sessions: true } });
  expect(account).toMatchObject({ passwordHash: null, verifiedAt: noon, sessions: [{ remember: true }] });
});

test('R14.18 a proven account keeps its sessions and links', async () => {
  const { taker, ids } = await aTakenAccount({ proven: true });
  const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id: ids.userId } });

  await signInWithOidc(taker.email, session);

  expect(await db().session.count({ where: { userId: ids.userId } })).toBe(2);
  expect(await db().user.findUniqueOrThrow({ where: { id: ids.userId } })).toMatchObject({ passwordHash });
});

test.each([
  ['now', noon],
  ['nine minutes ago', after(-9, 'minute')],
])('R14.18 a check by the provider %s confirms the user', async (_, provenAt) => {
  const { secret } = await signInWithOidc(someAddress(), { ...session, provenAt });
  const viewer = (await findViewer(secret, noon)) ?? failTest();

  expect(await reauthenticate(viewer, undefined, noon)).toEqual({ viewer });
});

test.each([
  ['an hour ago', after(-1, 'hour')],
  ['at no recorded time', null],
])('R14.18 a check by the provider %s confirms nobody', async (_, provenAt) => {
  const { secret } = await signInWithOidc(someAddress(), { ...session, provenAt });
  const viewer = (await findViewer(secret, noon)) ?? failTest();

  await expect(reauthenticate(viewer, undefined, noon)).rejects.toMatchObject({ code: 'forbidden' });
});

test('R14.18 a suspended account is refused', async () => {
  const viewer = await aViewer();
  const { admin } = await anAdmin();
  await setSuspended(admin, viewer.userId, true, moment);

  await expect(signInWithOidc(viewer.email, session)).rejects.toMatchObject({ code: 'forbidden' });
});

test.each([
  { email: 'ana@example.com', email_verified: false },
  { email: 'ana@example.com', email_verified: 'true' },
  { email: 'ana@example.com' },
  { email: 'ana@example.com, eve@example.com', email_verified: true },
  { email: 'ana', email_verified: true },
  { email: 7, email_verified: true },
  { email_verified: true },
])('R14.18 the claims %j prove no address', (claims) => {
  expect(verifiedClaims.safeParse(claims).success).toBe(false);
});

test('R14.18 an address is read in its plain form', () => {
  const claims = { email: ' Ana@Example.COM', email_verified: true, sub: '7' };
  expect(verifiedClaims.parse(claims)).toMatchObject({ email: 'ana@example.com', email_verified: true });
});

test.each([
  [noon.getTime() / 1000, noon],
  [undefined, null],
  ['yesterday', null],
  [Number.MAX_SAFE_INTEGER, null],
])('R14.18 the claim auth_time %j is read as %j', (auth_time, expected) => {
  const claims = { email: 'ana@example.com', email_verified: true, auth_time };
  expect(verifiedClaims.parse(claims).auth_time).toEqual(expected);
});

function failTest(): never {
  throw new Error('not signed in');
}
