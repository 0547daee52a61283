import { sendSignInMail, sweepSignIns } from '@/lib/accounts/sign-in/jobs';
import { makeSignInSecrets, signInWithCode, signInWithToken } from '@/lib/accounts/sign-in/mutations';
import { isOwnLink, isUsedLink } from '@/lib/accounts/sign-in/queries';
import { requestSignIn } from '@/lib/core/auth/sign-in-request';
import { db } from '@/lib/core/db/client';
import { listOutbox } from '@/lib/core/mail/outbox';
import { newSecret } from '@/lib/core/security/secrets';
import { withDatabase } from '../support/database';
import { after, noon, requestLink, someAddress } from '../support/members';

withDatabase();
const device = 'Firefox, Android';
const refusal = { code: 'unauthenticated', message: 'Invalid or expired token' };

test('R6.1 a link is valid for 15 minutes', async () => {
  const [late, inTime] = [await requestLink(), await requestLink()];
  await expect(signInWithToken(late.token, device, after(15, 'minute'))).rejects.toMatchObject(refusal);
  await expect(signInWithToken(inTime.token, device, after(14, 'minute'))).resolves.toMatchObject({ remember: false });
});

test('R1.7 reports a used link only to a session of its account', async () => {
  const { token } = await requestLink();
  const ben = await requestLink();
  const { secret } = await signInWithToken(token, device, noon);
  const other = await signInWithToken(ben.token, device, noon);
  const isUsed = (one: string, session: string | null, at = noon) => isUsedLink(one, session, at);

  expect(await isUsed(token, secret)).toBe(true);
  const unusedToken = (await requestLink()).token;
  const others = [
    isUsed(token, other.secret),
    isUsed(token, null),
    isUsed(token, newSecret()),
    isUsed(unusedToken, secret),
    isUsed('x', secret),
    isUsed(token, secret, after(31, 'day')),
  ];
  expect(await Promise.all(others)).toEqual(others.map(() => false));
});

test('R6.2 a code is valid for 10 minutes; attempts count before comparison', async () => {
  const { email, code } = await requestLink();
  await expect(signInWithCode(email, code, device, after(10, 'minute'))).rejects.toMatchObject(refusal);
  const wrong = code === '000000' ? '000001' : '000000';
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => signInWithCode(email, wrong, device, noon)));
  expect(tries.every(({ status }) => status === 'rejected')).toBe(true);
  await expect(signInWithCode(email, code, device, noon)).rejects.toMatchObject(refusal);
  expect(await db().signInRequest.findFirst({ where: { email } })).toMatchObject({ codeTries: 5 });
});

test('R6.1 a newer link voids the older one of its browser and address', async () => {
  const email = someAddress();
  const first = await requestLink(email);

  const second = await requestLink(email.toUpperCase());

  await expect(signInWithToken(first.token, device, noon)).rejects.toMatchObject(refusal);
  await expect(signInWithCode(email, first.code, device, noon)).rejects.toMatchObject(refusal);
  await expect(signInWithToken(second.token, device, noon)).resolves.toMatchObject({
    user: { email: email.toUpperCase() },
  });
  expect(await db().user.count({ where: { emailKey: email } })).toBe(1);
});

test('R6.1 a link requested by a stranger leaves the first one valid', async () => {
  const email = someAddress();
  const [own, strangers] = ['O'.repeat(43), 'S'.repeat(43)];
  const byLink = await requestLink(email, { browser: own });

  await requestLink(email, { browser: strangers, at: after(1, 'minute') });
  await expect(signInWithToken(byLink.token, device, after(2, 'minute'))).resolves.toMatchObject({ user: { email } });
  const byCode = await requestLink(email, { browser: own });
  await requestLink(email, { browser: strangers, at: after(1, 'minute') });
  await expect(signInWithCode(email, byCode.code, device, after(2, 'minute'), own)).resolves.toMatchObject({
    user: { email },
  });
});

test('R6.2 the requesting browser may enter the code of any open email', async () => {
  const email = someAddress();
  const [own, strangers] = ['O'.repeat(43), 'S'.repeat(43)];
  await requestLink(email, { browser: own });
  const { code } = await requestLink(email, { browser: strangers });
  await expect(signInWithCode(email, code, device, noon, own)).resolves.toMatchObject({ user: { email } });
});

test('R6.2 attempts from other browsers count against every open code', async () => {
  const email = someAddress();
  const browsers = ['O', 'P'].map((letter) => letter.repeat(43));
  const codes: string[] = [];
  for (const browser of browsers) codes.push((await requestLink(email, { browser })).code);
  const wrong = ['000000', '000001', '000002'].find((one) => !codes.includes(one)) ?? '';
  const stranger = 'S'.repeat(43);
  for (let tries = 0; tries < 5; tries += 1)
    await expect(signInWithCode(email, wrong, device, noon, stranger)).rejects.toMatchObject(refusal);
  for (const code of codes)
    await expect(signInWithCode(email, code, device, noon, stranger)).rejects.toMatchObject(refusal);

  const own = signInWithCode(email, codes[0] ?? '', device, noon, browsers[0]);
  await expect(own).resolves.toMatchObject({ user: { email } });
});

test('R6.1 using a link voids all others of its email address', async () => {
  const email = someAddress();
  const first = await requestLink(email, { browser: 'O'.repeat(43) });
  const second = await requestLink(email, { browser: 'S'.repeat(43) });
  await requestSignIn({ email, remember: false, locale: 'en', browser: 'P'.repeat(43), at: noon });
  const waiting = await db().signInRequest.findFirstOrThrow({ where: { email, sentAt: null } });

  await signInWithToken(second.token, device, noon);

  await expect(signInWithToken(first.token, device, noon)).rejects.toMatchObject(refusal);
  await expect(signInWithCode(email, first.code, device, noon)).rejects.toMatchObject(refusal);
  expect(await makeSignInSecrets(waiting.id, noon)).toBeNull();
});

test('R6.1 a late job of an older request changes nothing', async () => {
  const email = someAddress();
  const request = { email, remember: false, locale: 'en' as const, browser: newSecret() };
  await requestSignIn({ ...request, at: noon });
  await requestSignIn({ ...request, at: after(1, 'minute') });
  const [older, newer] = await db().signInRequest.findMany({ where: { email }, orderBy: { createdAt: 'asc' } });

  const secrets = await makeSignInSecrets(newer?.id ?? '', after(2, 'minute'));

  expect(await makeSignInSecrets(older?.id ?? '', after(3, 'minute'))).toBeNull();
  await expect(signInWithToken(secrets?.token ?? '', device, after(4, 'minute'))).resolves.toMatchObject({
    user: { email },
  });
});

test('R6.1 using the link voids its code, and using the code the link', async () => {
  const byLink = await requestLink();
  await signInWithToken(byLink.token, device, noon);
  await expect(signInWithCode(byLink.email, byLink.code, device, noon)).rejects.toMatchObject(refusal);
  const byCode = await requestLink();
  await signInWithCode(byCode.email, byCode.code, device, noon);
  await expect(signInWithToken(byCode.token, device, noon)).rejects.toMatchObject(refusal);
});

test('R6.1 one of two parallel links works and creates one account', async () => {
  const email = someAddress();
  const one = await requestLink(email, { browser: 'O'.repeat(43) });
  const two = await requestLink(email, { browser: 'S'.repeat(43) });

  const uses = await Promise.allSettled([one, two].map(({ token }) => signInWithToken(token, device, noon)));

  expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(uses.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal });
  expect(await db().user.count({ where: { emailKey: email } })).toBe(1);
});

test('R1.7 only the requesting browser continues automatically', async () => {
  const browser = 'B'.repeat(43);
  const { token } = await requestLink(someAddress(), { browser });
  expect(await isOwnLink(token, browser, noon)).toBe(true);
  expect(await isOwnLink(token, 'C'.repeat(43), noon)).toBe(false);
  expect(await isOwnLink(token, undefined, noon)).toBe(false);
  expect(await isOwnLink(token, browser, after(15, 'minute'))).toBe(false);

  await signInWithToken(token, device, noon);
  expect(await isOwnLink(token, browser, noon)).toBe(false);
});

test('R6.1 only a committed request creates a job, containing nothing but an id', async () => {
  const email = someAddress();
  const before = await jobData();
  await expect(
    requestSignIn({ email: 'not an address', remember: false, locale: 'en', browser: 'b', at: noon }),
  ).rejects.toMatchObject({
    code: 'invalid',
  });

  await requestSignIn({ email, remember: false, locale: 'es', browser: 'b', at: noon });
  const addedJobs = (await jobData()).slice(before.length);
  const { id } = await db().signInRequest.findFirstOrThrow({ where: { email } });
  expect(addedJobs).toEqual([{ requestId: id }]);
});

test('R6.1 the job sends email in the request’s language; retrying voids the first', async () => {
  const email = someAddress();
  const real = new Date();
  await requestSignIn({ email, remember: true, locale: 'es', browser: 'b', at: real });
  const { id } = await db().signInRequest.findFirstOrThrow({ where: { email } });
  await sendSignInMail.handle({ requestId: id });
  await sendSignInMail.handle({ requestId: id });

  const [second, first] = await listOutbox(5, email);
  expect(second?.subject).toBe('Tu enlace de acceso a Pawfolio');
  const tokenIn = (text = '') => new URL(/https?:\S+/.exec(text)?.[0] ?? 'http://x').searchParams.get('token') ?? '';
  expect(second?.text).toMatch(/^\d{6}$/m);
  await expect(signInWithToken(tokenIn(first?.text), device, real)).rejects.toMatchObject(refusal);
  await expect(signInWithToken(tokenIn(second?.text), device, real)).resolves.toMatchObject({ remember: true });

  await sendSignInMail.handle({ requestId: id });
  expect(await listOutbox(5, email)).toHaveLength(2);
});

test('R6.1 a request that waited too long is not emailed', async () => {
  const email = someAddress();
  await requestSignIn({ email, remember: false, locale: 'en', browser: 'b', at: noon });
  const { id } = await db().signInRequest.findFirstOrThrow({ where: { email } });
  expect(await makeSignInSecrets(id, after(15, 'minute'))).toBeNull();
});

test('R6.8 the sweep removes expired requests', async () => {
  const { email } = await requestLink();
  await sweepSignIns.handle({});
  expect(await db().signInRequest.count({ where: { email } })).toBe(0);
});

async function jobData(): Promise<unknown[]> {
  const rows = await db().$queryRaw<
    { data: unknown }[]
  >`SELECT data FROM pgboss.job WHERE name = 'sign-in-mail' ORDER BY created_on`;
  return rows.map(({ data }) => data);
}
