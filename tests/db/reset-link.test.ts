import { makeOperatorReset, resetPassword, signInWithPassword } from '@/lib/accounts/passwords/mutations';
import { db } from '@/lib/core/db/client';
import { withDatabase } from '../support/database';
import { after, aViewer, noon } from '../support/members';

process.env.ALLOW_NO_MAIL = '1';
withDatabase();

const origin = { device: 'Firefox, Linux', network: '10.0.0.0/24' };
const PASSWORD = 'a quiet walk in the rain';

test('R14.4 a link of the operator sets a password and proves no address', async () => {
  const ana = await aViewer();
  await db().user.update({ where: { id: ana.userId }, data: { verifiedAt: null } });

  const token = await makeOperatorReset(ana.email, noon);
  const at = after(14, 'minute');
  await resetPassword({ token, password: PASSWORD }, { origin, at });

  expect((await signInWithPassword({ email: ana.email, password: PASSWORD }, { origin, at })).user.id).toBe(ana.userId);
  expect(await db().user.findUnique({ where: { id: ana.userId } })).toMatchObject({ verifiedAt: null });
  await expect(resetPassword({ token, password: PASSWORD }, { origin, at })).rejects.toThrow(
    'Invalid or expired token',
  );
});

test('R14.4 a link of the operator expires, and needs an account', async () => {
  const ana = await aViewer();
  const token = await makeOperatorReset(ana.email, noon);

  await expect(resetPassword({ token, password: PASSWORD }, { origin, at: after(16, 'minute') })).rejects.toThrow(
    'Invalid or expired token',
  );
  await expect(makeOperatorReset('nobody@example.org', noon)).rejects.toThrow('No active account');
});
