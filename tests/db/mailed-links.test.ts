import { confirmEmail, resetPassword } from '@/lib/accounts/passwords/mutations';
import { ACCOUNT_LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import {
  type MailedLinkKind,
  makeLinkSecret,
  removeMailedLinks,
  requestMailedLink,
} from '@/lib/core/auth/mailed-links';
import { db, transaction } from '@/lib/core/db/client';
import { withDatabase } from '../support/database';
import { moment } from '../support/grants';
import { after, noon, signIn } from '../support/members';

withDatabase();
const refusal = { code: 'unauthenticated', message: 'Invalid or expired token' };
const password = 'four yellow bicycles';

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

test('R1.8 only the newest three reset links work', async () => {
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

test('R1.8 a reset email superseded by three newer ones is not sent', async () => {
  const { user } = await resetTokens(0);
  const requestReset = (minute: number) =>
    transaction(() =>
      requestMailedLink('password_reset', { emailKey: user.email, userId: user.id, at: after(minute, 'minute') }),
    );
  for (let minute = 0; minute < 4; minute += 1) await requestReset(minute);
  const requests = await db().accountRequest.findMany({ where: { userId: user.id }, orderBy: { createdAt: 'asc' } });
  const newRequests: unknown[] = [];
  for (const { id } of requests) newRequests.push(await makeLinkSecret(id, noon));

  expect(newRequests.map((secret) => secret !== null)).toEqual([false, true, true, true]);
});

interface Asking {
  id: string;
  email: string;
}

async function requestMail(kind: MailedLinkKind, { id, email }: Asking, minute = 0): Promise<string> {
  const at = after(minute, 'minute');
  await transaction(() => requestMailedLink(kind, { emailKey: email, userId: id, at }));
  const where = { userId: id, kind, createdAt: at };
  return (await db().accountRequest.findFirstOrThrow({ where, orderBy: { id: 'desc' } })).id;
}

const isMailed = async (requestId: string, minute = 0) =>
  (await makeLinkSecret(requestId, after(minute, 'minute')))?.token;
const requestOf = (id: string) => db().accountRequest.findUniqueOrThrow({ where: { id } });
const someone = async () => (await signIn()).user;

test('R1.8 creating an email does not affect links of other users and kinds', async () => {
  const [ana, ben] = [await someone(), await someone()];
  const [reset, others] = [await requestMail('password_reset', ana), await requestMail('email_change', ben)];
  const [resetToken = ''] = [await isMailed(reset), await isMailed(others)];
  const before = [await requestOf(reset), await requestOf(others)];

  expect(await isMailed(await requestMail('email_change', ana, 1), 1)).toEqual(expect.any(String));

  expect([await requestOf(reset), await requestOf(others)]).toEqual(before);
  await resetPassword({ token: resetToken, password }, moment);
});

test('R1.8 newer requests of other users and kinds do not delay email', async () => {
  const [ana, ben] = [await someone(), await someone()];
  const first = await requestMail('password_reset', ana);
  await requestMail('password_reset', ben, 1);
  await requestMail('email_change', ana, 2);

  expect(await isMailed(first, 3)).toEqual(expect.any(String));
});

test('R1.8 a used link stays unchanged and does not delay email', async () => {
  const ana = await someone();
  const [first, second] = [await requestMail('email_change', ana), await requestMail('email_change', ana, 1)];
  const token = (await isMailed(second, 1)) ?? '';
  await confirmEmail({ token, browser: undefined, asked: false }, { ...moment, at: after(2, 'minute') });
  const usedRequest = await requestOf(second);

  expect(await isMailed(second, 3)).toBeUndefined();
  expect(await isMailed(first, 3)).toEqual(expect.any(String));
  expect(await requestOf(second)).toEqual(usedRequest);
});

test('R1.8 an email created too late has no link', async () => {
  const ana = await someone();
  const id = await requestMail('password_reset', ana);
  expect(await isMailed(id, ACCOUNT_LINK_MINUTES)).toBeUndefined();
  expect(await isMailed(id, ACCOUNT_LINK_MINUTES - 1)).toEqual(expect.any(String));
});

test('R1.8 the sweep removes only old requests', async () => {
  const ana = await someone();
  const [old, young] = [await requestMail('password_reset', ana), await requestMail('password_reset', ana, 1)];

  await removeMailedLinks(after(1, 'minute'));

  const remainingRequests = await db().accountRequest.findMany({
    where: { id: { in: [old, young] } },
    select: { id: true },
  });
  expect(remainingRequests).toEqual([{ id: young }]);
});
