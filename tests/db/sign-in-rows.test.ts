import { removeExpired, signInWithCode, signInWithToken } from '@/lib/accounts/sign-in/mutations';
import { db } from '@/lib/core/db/client';
import { hashSecret } from '@/lib/core/security/secrets';
import { newId } from '@/lib/core/validation/ids';
import { withDatabase } from '../support/database';
import { failsWith } from '../support/failing-writes';
import { after, aViewer, noon, requestLink, signIn, someAddress } from '../support/members';

withDatabase();
const device = 'Firefox, Android';
const refusal = { code: 'unauthenticated' };
const requestOf = (id: string) => db().signInRequest.findUniqueOrThrow({ where: { id } });

test('R6.1 a sign-in uses up only its own link', async () => {
  const [ben, ana] = [await requestLink(), await requestLink()];
  const before = await requestOf(ben.requestId);

  await expect(signInWithToken(ana.token, device, noon)).resolves.toMatchObject({ user: { email: ana.email } });

  expect(await requestOf(ben.requestId)).toEqual(before);
  await expect(signInWithToken(ana.token, device, noon)).rejects.toMatchObject(refusal);
  await expect(signInWithToken(ben.token, device, noon)).resolves.toMatchObject({ user: { email: ben.email } });
});

test('R6.1 a later sign-in leaves an earlier used request unchanged', async () => {
  const email = someAddress();
  const first = await requestLink(email);
  await signInWithToken(first.token, device, noon);
  const later = after(2, 'minute');
  const second = await requestLink(email, { at: later });
  const before = await requestOf(first.requestId);

  await signInWithToken(second.token, device, later);

  expect(await requestOf(first.requestId)).toEqual(before);
  expect(await requestOf(second.requestId)).toMatchObject({ usedAt: later });
});

test('R6.2 attempts count against codes of one email address only', async () => {
  const [ana, ben] = [await requestLink(), await requestLink()];
  const wrong = ana.code === '000000' ? '000001' : '000000';
  await expect(signInWithCode(ana.email, wrong, device, noon)).rejects.toMatchObject(refusal);
  await expect(signInWithCode(ben.email, ana.code === ben.code ? wrong : ana.code, device, noon)).rejects.toMatchObject(
    refusal,
  );
  await expect(signInWithCode(ana.email, wrong, device, noon)).rejects.toMatchObject(refusal);

  const tries = [await requestOf(ana.requestId), await requestOf(ben.requestId)].map(({ codeTries }) => codeTries);
  expect(tries).toEqual([2, 1]);
});

test('R6.2 a code that could not be used refunds its attempt', async () => {
  const [ana, ben] = [await requestLink(), await requestLink()];
  const wrong = ben.code === '000000' ? '000001' : '000000';
  await expect(signInWithCode(ben.email, wrong, device, noon)).rejects.toMatchObject(refusal);
  await failsWith('55P03', 'INSERT ON "Session"');

  await expect(signInWithCode(ana.email, ana.code, device, noon)).rejects.toThrow();
  await failsWith(null, 'INSERT ON "Session"');

  expect(await requestOf(ana.requestId)).toMatchObject({ codeTries: 0 });
  expect(await requestOf(ben.requestId)).toMatchObject({ codeTries: 1 });
});

test('R6.8 the sweep keeps unexpired requests', async () => {
  const at = after(1, 'day', after(1, 'second'));
  const [old, young] = [await requestLink(), await requestLink(undefined, { at: after(1, 'minute') })];
  const [expiredSession, open] = [await signIn(), await signIn({ remember: true })];
  const { userId } = await aViewer({ remember: true });
  await db().rateLimit.deleteMany();
  await db().rateLimit.createMany({
    data: [
      { key: 'past', points: 1, expire: noon },
      { key: 'coming', points: 1, expire: after(2, 'day') },
    ],
  });
  const answer = { userId, requestHash: hashSecret('a request'), status: 201, body: hashSecret('an answer') };
  const answers = [after(-7, 'day'), noon].map((createdAt) => ({ ...answer, key: newId(), createdAt }));
  await db().idempotencyRecord.createMany({ data: answers });

  await removeExpired(at);

  const requests = { id: { in: [old.requestId, young.requestId] } };
  expect(await db().signInRequest.findMany({ where: requests, select: { id: true } })).toEqual([
    { id: young.requestId },
  ]);
  const sessions = { userId: { in: [expiredSession.user.id, open.user.id] } };
  expect(await db().session.findMany({ where: sessions, select: { userId: true } })).toEqual([
    { userId: open.user.id },
  ]);
  expect((await db().rateLimit.findMany()).map(({ key }) => key)).toEqual(['coming']);
  expect((await db().idempotencyRecord.findMany()).map(({ createdAt }) => createdAt)).toEqual([noon]);
});
