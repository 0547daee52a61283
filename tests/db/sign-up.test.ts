import { makeSignInSecrets, signInWithCode, signInWithToken } from '@/lib/accounts/sign-in/mutations';
import { replaceProfile, requestSignIn } from '@/lib/core/auth/sign-in-request';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { withDatabase } from '../support/database';
import { after, noon, requestLink, someAddress } from '../support/members';

withDatabase();
const device = 'Firefox, Android';
const [soon, tooLate] = [after(1, 'minute'), after(15, 'minute')];

const profile = { firstName: 'Ana', lastName: 'López', passwordHash: 'a hash' };
const browser = 'B'.repeat(43);

async function signUp(email = someAddress()) {
  const accountId = newId();
  const linkRequest = { email, remember: false, locale: 'en', browser, at: noon } as const;
  await requestSignIn(linkRequest, { ...profile, accountId });
  const { id } = await db().signInRequest.findFirstOrThrow({ where: { accountId } });
  const secrets = await makeSignInSecrets(id, noon);
  if (!secrets) throw new Error('the request is not open');
  return { ...secrets, email, accountId };
}
const userOf = (email: string) => db().user.findUniqueOrThrow({ where: { emailKey: email } });

test('R6.3 the same browser creates the announced account with name and password', async () => {
  const { email, token, accountId } = await signUp();
  expect(await db().user.count({ where: { emailKey: email } })).toBe(0);
  const signInResult = await signInWithToken(token, device, noon, browser);
  expect(signInResult).toMatchObject({
    isFirst: true,
    isRegistration: true,
    user: { id: accountId, name: 'Ana López' },
  });
  expect(await userOf(email)).toMatchObject({ passwordHash: 'a hash', verifiedAt: noon });
});

test.each([undefined, 'X'.repeat(43)])('R6.3 another browser (%s) keeps neither name nor password', async (other) => {
  const [byLink, byCode] = [await signUp(), await signUp()];
  await signInWithToken(byLink.token, device, noon, other);
  await signInWithCode(byCode.email, byCode.code, device, noon, other);
  for (const { email } of [byLink, byCode])
    expect(await userOf(email)).toMatchObject({ firstName: '', lastName: '', passwordHash: null });
});

test('R6.3 signing up does not change an existing account; its email says so', async () => {
  const { email } = await signUp();
  const { token } = await requestLink(email);
  const { user } = await signInWithToken(token, device, noon);
  const again = await signUp(email);
  expect(again.kind).toBe('signUpAgain');
  const signInResult = await signInWithToken(again.token, device, noon, browser);
  expect(signInResult).toMatchObject({ isFirst: false, isRegistration: false, user: { id: user.id, name: '' } });
  expect(await userOf(email)).toMatchObject({ passwordHash: null });
});

test('R6.3 only a sign-up email to the same browser keeps the details', async () => {
  const { email } = await signUp();
  const others = [{ browser: 'X'.repeat(43) }, { browser: 'X'.repeat(43), isSignUp: true }];
  for (const options of others) expect((await requestLink(email, options)).kind).toBe('signIn');
  const { token, kind } = await requestLink(email, { browser, at: soon, isSignUp: true });
  expect(kind).toBe('signUp');
  await signInWithToken(token, device, soon, browser);
  expect(await userOf(email)).toMatchObject({ firstName: 'Ana', passwordHash: 'a hash' });
  expect(await db().signInRequest.count({ where: { emailKey: email, passwordHash: { not: null } } })).toBe(0);

  const plain = await signUp();
  expect((await requestLink(plain.email, { browser, at: soon })).kind).toBe('signIn');
  const forgottenSignUp = await signUp();
  expect((await requestLink(forgottenSignUp.email, { browser, at: tooLate, isSignUp: true })).kind).toBe('signIn');
});

test('R6.3 a corrected password applies to the email already in flight', async () => {
  const { email, token, accountId } = await signUp();
  const repeatedRequest = { email, at: soon };
  await replaceProfile({ ...repeatedRequest, browser }, { ...profile, accountId, passwordHash: 'another hash' });
  await replaceProfile(
    { ...repeatedRequest, browser: 'X'.repeat(43) },
    { ...profile, accountId, passwordHash: 'not theirs' },
  );
  await signInWithToken(token, device, soon, browser);
  expect(await userOf(email)).toMatchObject({ passwordHash: 'another hash' });
});
