import { findViewer } from '@/lib/access/viewer';
import { endSession } from '@/lib/accounts/sign-in/mutations';
import { db } from '@/lib/core/db/client';
import { withDatabase } from '../support/database';
import { after, noon, signIn } from '../support/members';

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

test('R6.8 being seen is noted every five minutes at most', async () => {
  const { secret, user } = await signIn();
  const lastSeen = async () => (await db().session.findFirstOrThrow({ where: { userId: user.id } })).lastSeenAt;
  await findViewer(secret, after(4, 'minute'));
  expect(await lastSeen()).toEqual(noon);
  await findViewer(secret, after(6, 'minute'));
  expect(await lastSeen()).toEqual(after(6, 'minute'));
});

test('R6.8 an ended session opens nothing, and the others stay', async () => {
  const { secret, user } = await signIn();
  const other = await signIn({ email: user.email, at: after(2, 'minute') });
  await endSession(secret);
  expect(await findViewer(secret, after(3, 'minute'))).toBeNull();
  expect(await findViewer(other.secret, after(3, 'minute'))).toMatchObject({ userId: user.id });
  expect(await findViewer(null, noon)).toBeNull();
});

test('R6.5 a hash of the secret is stored, never the secret', async () => {
  const { secret, user } = await signIn();

  const rows = await db().$queryRaw<
    { row: string }[]
  >`SELECT s::text AS row FROM "Session" s WHERE "userId" = ${user.id}::uuid`;

  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(secret);
  expect(rows[0]?.row).not.toContain(Buffer.from(secret).toString('hex'));
});
