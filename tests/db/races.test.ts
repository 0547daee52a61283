import { findViewer } from '@/lib/access/viewer';
import { confirmEmail } from '@/lib/accounts/passwords/mutations';
import { signInWithCode, signInWithToken } from '@/lib/accounts/sign-in/mutations';
import { requestMailedLink } from '@/lib/core/auth/mailed-links';
import { hashPassword } from '@/lib/core/auth/password';
import { db } from '@/lib/core/db/client';
import { withDatabase } from '../support/database';
import { mailedSecret, viewerOf } from '../support/grants';
import { after, noon, requestLink, signIn, someAddress } from '../support/members';

withDatabase();
const device = 'Firefox, Android';
const origin = { network: '10.0.0.0/24', device };

async function fifty(use: () => Promise<unknown>) {
  const tries = await Promise.allSettled(Array.from({ length: 50 }, use));
  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []));
  return { through: tries.length - refusals.length, refusals: [...new Set(refusals)] };
}

const onlyOne = { through: 1, refusals: ['Invalid or expired token'] };

test('R6.1 fifty parallel uses of one link sign in once', async () => {
  const { email, token } = await requestLink();
  expect(await fifty(() => signInWithToken(token, device, noon))).toEqual(onlyOne);
  expect(await db().session.count({ where: { user: { email } } })).toBe(1);
});

test('R6.2 fifty parallel uses of one code sign in once', async () => {
  const { email, code } = await requestLink();
  expect(await fifty(() => signInWithCode(email, code, device, noon))).toEqual(onlyOne);
  expect(await db().session.count({ where: { user: { email } } })).toBe(1);
});

test('R6.1 fifty parallel uses of link and code sign in once', async () => {
  const { email, token, code } = await requestLink();
  let turn = 0;
  const followLink = () => {
    turn += 1;
    return turn % 2 ? signInWithToken(token, device, noon) : signInWithCode(email, code, device, noon);
  };

  expect(await fifty(followLink)).toEqual(onlyOne);
  expect(await db().session.count({ where: { user: { email } } })).toBe(1);
});

test('R7.10 fifty parallel confirmations change the email address once', async () => {
  const { user, secret } = await signIn();
  const email = someAddress();
  const { sessionId } = await viewerOf(secret);
  await requestMailedLink('email_change', {
    emailKey: user.email,
    userId: user.id,
    sessionId,
    newEmail: email,
    at: noon,
  });

  const link = { token: await mailedSecret('email_change', user.id), browser: undefined, asked: true };

  expect(await fifty(() => confirmEmail(link, { origin, at: after(1, 'minute') }))).toEqual(onlyOne);
  expect(await db().user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ email });
  expect(await db().auditEvent.count({ where: { action: 'email_changed' } })).toBe(1);
});

test('R1.8 fifty parallel uses of a reset token set one password', async () => {
  const { user, secret } = await signIn();
  await requestMailedLink('password_reset', { emailKey: user.email, userId: user.id, at: noon });
  const token = await mailedSecret('password_reset', user.id);
  const { consumeMailedLink } = await import('@/lib/core/auth/mailed-links');
  const { transaction } = await import('@/lib/core/db/client');
  // Hashed beforehand, because the hashing gate would limit concurrency.
  const passwordHash = await hashPassword('four brown horses');

  const resetWord = () =>
    transaction(async () => {
      await consumeMailedLink(['password_reset'], token, after(1, 'minute'));
      await db().user.update({ where: { id: user.id }, data: { passwordHash } });
    });

  expect(await fifty(resetWord)).toEqual(onlyOne);
  expect(await findViewer(secret, noon)).not.toBeNull();
});
