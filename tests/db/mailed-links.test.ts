import { resetPassword } from '@/lib/accounts/passwords/mutations';
import { makeLinkSecret, requestMailedLink } from '@/lib/core/auth/mailed-links';
import { db, transaction } from '@/lib/core/db/client';
import { withDatabase } from '../support/database';
import { moment } from '../support/grants';
import { after, noon, signIn } from '../support/members';

withDatabase();
const refusal = { code: 'unauthenticated', message: 'Invalid or expired token' };
const password = 'four yellow bicycles';

/** Tokens of resets requested a minute apart. */
async function resetTokens(count: number) {
  const { user } = await signIn();
  const tokens: string[] = [];
  for (let minute = 0; minute < count; minute += 1) {
    const at = after(minute, 'minute');
    await transaction(() => requestMailedLink('password_reset', { emailKey: user.email, userId: user.id, at }));
    const where = { userId: user.id, tokenHash: null, sentAt: null };
    const { id } = await db().accountRequest.findFirstOrThrow({ where });
    tokens.push((await makeLinkSecret(id, at))?.token ?? '');
  }
  return { user, tokens };
}

test('R1.8 the newest three reset links hold, and no older one', async () => {
  const { tokens } = await resetTokens(4);
  const [first = '', second = ''] = tokens;
  await expect(resetPassword({ token: first, password }, moment)).rejects.toMatchObject(refusal);
  await expect(resetPassword({ token: second, password }, moment)).resolves.toBeUndefined();
});

test('R1.8 a used reset link voids the others', async () => {
  const { tokens } = await resetTokens(3);
  const [first = '', ...others] = tokens;
  await resetPassword({ token: first, password }, moment);

  expect(others).toHaveLength(2);
  for (const token of others) await expect(resetPassword({ token, password }, moment)).rejects.toMatchObject(refusal);
});

test('R1.8 a reset mail overtaken by three newer ones is not sent', async () => {
  const { user } = await resetTokens(0);
  const ask = (minute: number) =>
    transaction(() =>
      requestMailedLink('password_reset', { emailKey: user.email, userId: user.id, at: after(minute, 'minute') }),
    );
  for (let minute = 0; minute < 4; minute += 1) await ask(minute);
  const requests = await db().accountRequest.findMany({ where: { userId: user.id }, orderBy: { createdAt: 'asc' } });
  const made: unknown[] = [];
  for (const { id } of requests) made.push(await makeLinkSecret(id, noon));

  expect(made.map((secret) => secret !== null)).toEqual([false, true, true, true]);
});
