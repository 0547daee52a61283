import { makeRecoverySecret } from '@/lib/access/address-recovery';
import { reauthenticate } from '@/lib/access/reauthenticate';
import { findViewer } from '@/lib/access/viewer';
import { deleteAccount } from '@/lib/accounts/account/mutations';
import { sendAccountNotice, sendAddressMail, sweepAccountRequests } from '@/lib/accounts/passwords/jobs';
import { confirmEmail, requestEmailChange, stopEmailChange } from '@/lib/accounts/passwords/mutations';
import { openConfirmation } from '@/lib/accounts/passwords/queries';
import { db } from '@/lib/core/db/client';
import { listOutbox } from '@/lib/core/mail/outbox';
import { withDatabase } from '../support/database';
import { aSessionOf, mailedSecret, moment, origin, takersBrowser, viewerOf } from '../support/grants';
import { after, noon, signIn, someAddress } from '../support/members';

withDatabase();
const refusal = { code: 'unauthenticated', message: 'Invalid or expired token' };
const stranger = 'X'.repeat(43);
const own = { browser: takersBrowser.secret, asked: false };
const userOf = (id: string) => db().user.findUniqueOrThrow({ where: { id } });

async function askFor(email: string, userId: string, at = noon): Promise<string> {
  const proof = await reauthenticate(await aSessionOf(userId), undefined, noon);
  await requestEmailChange(proof, { email }, { origin, at, browser: takersBrowser });
  return mailedSecret('email_change', userId, at);
}

async function recoverySecrets(userId: string): Promise<string[]> {
  const rows = await db().addressRecovery.findMany({ where: { userId }, orderBy: { id: 'asc' } });
  return Promise.all(rows.map(async ({ id }) => (await makeRecoverySecret(id, noon))?.token ?? ''));
}

async function work<Data extends object>(job: { name: string; handle: (data: Data) => Promise<void> }) {
  const rows = await db().$queryRaw<{ data: Data }[]>`
    DELETE FROM pgboss.job WHERE name = ${job.name} RETURNING data`;
  for (const { data } of rows) await job.handle(data);
}

test('R7.10 another browser sees device and time before confirming an email change', async () => {
  const { user } = await signIn();
  const email = someAddress();
  const token = await askFor(email, user.id);
  expect(await openConfirmation(token, takersBrowser.secret, noon)).toMatchObject({ own: true });
  expect(await openConfirmation(token, stranger, noon)).toEqual({
    own: false,
    device: takersBrowser.device,
    askedAt: noon.toISOString(),
  });

  await confirmEmail({ token, browser: stranger, asked: true }, moment);
  expect(await userOf(user.id)).toMatchObject({ email });
  expect(await openConfirmation(token, stranger, noon)).toBeNull();
});

test('R7.10 declining an email change keeps the address and voids its link', async () => {
  const { user } = await signIn();
  const email = someAddress();
  const token = await askFor(email, user.id);
  await confirmEmail({ token, browser: stranger, asked: false }, moment);
  expect(await userOf(user.id)).toMatchObject({ email: user.email });
  await expect(confirmEmail({ token, ...own }, moment)).rejects.toMatchObject(refusal);
});

test('R7.10 the previous email address can stop a pending change', async () => {
  const { user, secret } = await signIn();
  const token = await askFor(someAddress(), user.id);
  const [stop = ''] = await recoverySecrets(user.id);

  await stopEmailChange(stop, moment);

  await expect(confirmEmail({ token, ...own }, moment)).rejects.toMatchObject(refusal);
  expect(await findViewer(secret, noon)).toBeNull();
  await expect(stopEmailChange(stop, moment)).rejects.toMatchObject(refusal);
});

test('R7.10 the previous email address can undo a completed change for three days', async () => {
  const { user } = await signIn();
  await confirmEmail({ token: await askFor(someAddress(), user.id), ...own }, moment);
  const [askedSecret = '', doneSecret = ''] = await recoverySecrets(user.id);
  await expect(stopEmailChange(doneSecret, { origin, at: after(3, 'day') })).rejects.toMatchObject(refusal);

  await stopEmailChange(askedSecret, { origin, at: after(71, 'hour') });
  expect(await userOf(user.id)).toMatchObject({ email: user.email, emailKey: user.email, passwordHash: null });
  expect(await db().session.count({ where: { userId: user.id } })).toBe(0);
  await expect(stopEmailChange(doneSecret, moment)).rejects.toMatchObject(refusal);
});

test('R7.10 the first email address can undo later changes and voids their links', async () => {
  const { user } = await signIn();
  const second = someAddress();
  await confirmEmail({ token: await askFor(second, user.id), ...own }, moment);
  await confirmEmail({ token: await askFor(someAddress(), user.id, after(1, 'minute')), ...own }, moment);
  const [first = '', , ofSecond = ''] = await recoverySecrets(user.id);

  await stopEmailChange(first, moment);

  expect(await userOf(user.id)).toMatchObject({ email: user.email });
  await expect(stopEmailChange(ofSecond, moment)).rejects.toMatchObject(refusal);
});

test('R7.10 an address now used by another account cannot undo an email change', async () => {
  const { user } = await signIn();
  await confirmEmail({ token: await askFor(someAddress(), user.id), ...own }, moment);
  const [stop = ''] = await recoverySecrets(user.id);

  const other = await signIn({ email: user.email, at: after(2, 'minute') });
  await expect(stopEmailChange(stop, moment)).rejects.toMatchObject({ code: 'conflict' });
  await db().user.delete({ where: { id: other.user.id } });
  await stopEmailChange(stop, moment);
  expect(await userOf(user.id)).toMatchObject({ email: user.email });
});

test('R7.10 both addresses are notified of an email change and of its undo', async () => {
  const { user } = await signIn();
  const email = someAddress();
  const real = new Date();
  const token = await askFor(email, user.id, real);
  await work(sendAddressMail);
  await confirmEmail({ token, ...own }, { origin, at: real });
  await work(sendAddressMail);
  await work(sendAccountNotice);

  const sentMails = (await listOutbox(5, user.email)).map(({ subject, text }) => [subject, /\?token=.{43}/.test(text)]);
  expect(sentMails).toEqual([
    ['Your email address has been changed', true],
    ['Your email address is being changed', true],
  ]);

  const [mail] = await listOutbox(1, user.email);
  await stopEmailChange(/token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '', { origin, at: real });
  await work(sendAccountNotice);
  const subjects = (await listOutbox(5, email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['An address change was undone', 'This is your new address']);
});

test('R6.7 an account deletion is confirmed by email; its job contains no address', async () => {
  const { user, secret } = await signIn();
  await deleteAccount(await viewerOf(secret), moment);
  const jobs = await db().$queryRaw<{ data: object }[]>`SELECT data FROM pgboss.job WHERE name = 'account-notice'`;
  expect(JSON.stringify(jobs)).not.toContain(user.email);
  await work(sendAccountNotice);
  expect((await listOutbox(1, user.email))[0]?.subject).toBe('Your account has been deleted');
});

test('R7.10 the nightly sweep keeps only changes that can still be undone', async () => {
  const { user } = await signIn();
  await askFor(someAddress(), user.id, new Date(Date.now() - 2 * 86_400_000));
  await askFor(someAddress(), user.id, new Date(Date.now() - 4 * 86_400_000));
  await sweepAccountRequests.handle({});
  expect(await db().addressRecovery.count({ where: { userId: user.id } })).toBe(1);
  expect(await db().accountRequest.count({ where: { userId: user.id } })).toBe(0);
});
