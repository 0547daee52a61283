import crypto from 'node:crypto';
import { findViewer } from '@/lib/access/viewer';
import { endSession } from '@/lib/accounts/sign-in/mutations';
import { createUser, findActiveUser } from '@/lib/core/auth/user-account';
import { db, transaction } from '@/lib/core/db/client';
import { withDatabase } from '../support/database';
import { after, noon, signIn, someAddress } from '../support/members';

withDatabase();

test('R6.8 a session without "remember me" ends after 12 hours', async () => {
  const { secret } = await signIn();
  expect(await findViewer(secret, after(11, 'hour'))).not.toBeNull();
  expect(await findViewer(secret, after(12, 'hour'))).toBeNull();
});

test('R6.8 a remembered session lives 30 days when used weekly', async () => {
  const { secret } = await signIn({ remember: true });
  for (const day of [6, 12, 18, 24, 29]) expect(await findViewer(secret, after(day, 'day'))).not.toBeNull();
  expect(await findViewer(secret, after(30, 'day'))).toBeNull();
  const idle = await signIn({ remember: true });
  expect(await findViewer(idle.secret, after(7, 'day'))).toBeNull();
});

test('R6.8 last-seen updates at most every five minutes', async () => {
  const { secret, user } = await signIn();
  const lastSeen = async () => (await db().session.findFirstOrThrow({ where: { userId: user.id } })).lastSeenAt;
  await findViewer(secret, after(4, 'minute'));
  expect(await lastSeen()).toEqual(noon);
  await findViewer(secret, after(6, 'minute'));
  expect(await lastSeen()).toEqual(after(6, 'minute'));
});

test('R6.8 ending a session leaves the other sessions open', async () => {
  const { secret, user } = await signIn();
  const other = await signIn({ email: user.email, at: after(2, 'minute') });
  await endSession(secret);
  expect(await findViewer(secret, after(3, 'minute'))).toBeNull();
  expect(await findViewer(other.secret, after(3, 'minute'))).toMatchObject({ userId: user.id });
  expect(await findViewer(null, noon)).toBeNull();
});

test('R6.5 stores a hash of the secret, never the secret', async () => {
  const { secret, user } = await signIn();

  const rows = await db().$queryRaw<
    { row: string }[]
  >`SELECT s::text AS row FROM "Session" s WHERE "userId" = ${user.id}::uuid`;

  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(secret);
  expect(rows[0]?.row).not.toContain(Buffer.from(secret).toString('hex'));
});

test('R6.8 using a session updates only its own last-seen time', async () => {
  const [ana, ben] = [await signIn({ remember: true }), await signIn({ remember: true })];
  const later = after(6, 'day');

  expect(await findViewer(ana.secret, later)).toMatchObject({ userId: ana.user.id });
  expect(await findViewer(ben.secret, later)).toMatchObject({ userId: ben.user.id });
  await findViewer(ana.secret, after(1, 'hour', later));

  const seen = await db().session.findMany({
    where: { userId: { in: [ana.user.id, ben.user.id] } },
    orderBy: { id: 'asc' },
    select: { lastSeenAt: true },
  });
  expect(seen.map(({ lastSeenAt }) => lastSeenAt)).toEqual([after(1, 'hour', later), later]);
});

test('R8.2 sessions of a suspended account do not work', async () => {
  const { secret, user } = await signIn();
  await db().user.update({ where: { id: user.id }, data: { suspendedAt: noon } });
  expect(await findViewer(secret, after(1, 'minute'))).toBeNull();
  expect(await findActiveUser({ id: user.id })).toBeNull();
  await db().user.update({ where: { id: user.id }, data: { suspendedAt: null } });
  expect(await findViewer(secret, after(1, 'minute'))).toMatchObject({ userId: user.id });
});

test('R6.5 a new account retries with another short id on a collision', async () => {
  const { user } = await signIn();
  const letters = [...user.shortId].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.indexOf(letter));
  const random = jest.spyOn(crypto, 'randomInt').mockImplementation(() => letters.shift() ?? 0);
  const email = someAddress();

  const made = await transaction(() => createUser({ email, emailKey: email, locale: 'en' }, noon));
  random.mockRestore();

  expect(made).toMatchObject({ email, shortId: 'AAAAAA' });
  expect(await transaction(() => createUser({ email, emailKey: email, locale: 'en' }, noon))).toBeNull();
});
