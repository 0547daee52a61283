import { SESSION_IDLE, withViewer } from '@/lib/core/auth/session';
import { db } from '@/lib/core/db/client';
import { addMs } from '@/lib/core/time/dates';
import { withDatabase } from '../support/database';
import { after, noon, signIn } from '../support/members';

withDatabase();

async function openWith(secret: string, at: Date): Promise<string[]> {
  const rows = await db().$queryRaw<{ userId: string }[]>`${withViewer(secret, at)} SELECT "userId" FROM viewer`;
  return rows.map(({ userId }) => userId);
}

const seen = async (userId: string) => (await db().session.findFirstOrThrow({ where: { userId } })).lastSeenAt;

test('R6.8 a session works until the moment it ends', async () => {
  const { secret, user } = await signIn();

  expect(await openWith(secret, after(12, 'hour'))).toEqual([]);
  expect(await openWith(secret, addMs(after(12, 'hour'), -1))).toEqual([user.id]);
});

test('R6.8 a session works until it is unused for a week', async () => {
  const { secret, user } = await signIn({ remember: true });

  expect(await openWith(secret, addMs(noon, SESSION_IDLE))).toEqual([]);
  expect(await openWith(secret, addMs(noon, SESSION_IDLE - 1))).toEqual([user.id]);
});

test('R6.8 the session of a suspended account does not work', async () => {
  const { secret, user } = await signIn();
  await db().user.update({ where: { id: user.id }, data: { suspendedAt: noon } });

  expect(await openWith(secret, noon)).toEqual([]);
});

test('R6.8 last-seen updates after five minutes, for that session only', async () => {
  const [ana, ben] = [await signIn(), await signIn()];

  await openWith(ana.secret, after(5, 'minute'));
  expect(await seen(ana.user.id)).toEqual(noon);

  await openWith(ana.secret, addMs(after(5, 'minute'), 1));
  expect([await seen(ana.user.id), await seen(ben.user.id)]).toEqual([addMs(after(5, 'minute'), 1), noon]);
});
