import { signInAdmin } from '@/lib/accounts/admin/mutations';
import { requestReset, signInWithPassword } from '@/lib/accounts/passwords/mutations';
import { makeSignInSecrets, signInWithCode, signInWithToken } from '@/lib/accounts/sign-in/mutations';
import { accountKey } from '@/lib/core/auth/account-key';
import { hashPassword } from '@/lib/core/auth/password';
import { requestSignIn } from '@/lib/core/auth/sign-in-request';
import { createUser } from '@/lib/core/auth/user-account';
import { db } from '@/lib/core/db/client';
import { newSecret, sealText } from '@/lib/core/security/secrets';
import { newId } from '@/lib/core/validation/ids';
import { HANDOVER_SEAL, isForAddress } from '@/lib/sharing/handover/handover-link';
import { withDatabase } from '../support/database';
import { moment } from '../support/grants';
import { noon } from '../support/members';

withDatabase();

const device = 'Firefox, Android';
let count = 0;
function aMailbox() {
  count += 1;
  const letters = `ana@müller${count}.de`;
  const ascii = `ana@${new URL(`http://müller${count}.de`).hostname}`;
  return { letters, ascii, wide: `Ana＠ＭÜLLER${count}.de` };
}

async function signIn(email: string, by: 'token' | 'code' = 'token', typedAddress = email) {
  await requestSignIn({ email, remember: false, locale: 'en', browser: newSecret(), at: noon });
  const { id } = await db().signInRequest.findFirstOrThrow({ where: { email }, orderBy: { id: 'desc' } });
  const secrets = await makeSignInSecrets(id, noon);
  const signInResult =
    by === 'token'
      ? await signInWithToken(secrets?.token ?? '', device, noon)
      : await signInWithCode(typedAddress, secrets?.code ?? '', device, noon);
  return signInResult.user.id;
}

/** Signs in one after the other, because a sign-in ends the open requests of its mailbox. */
async function signIns(...emails: string[]) {
  const ids: string[] = [];
  for (const email of emails) ids.push(await signIn(email));
  return ids;
}

const storeUser = async (email: string, emailKey: string, passwordHash?: string) =>
  (await createUser({ email, emailKey, locale: 'en', verifiedAt: noon, ...(passwordHash && { passwordHash }) }, noon))
    ?.id;

test('R6.11 a mailbox has one account, regardless of how its domain is written', async () => {
  const { letters, ascii, wide } = aMailbox();
  const id = await signIn(letters);
  expect(await signIns(ascii, wide)).toEqual([id, id]);
  expect(await signIn(letters, 'code', ascii)).toBe(id);
  expect(await db().user.findUnique({ where: { id }, select: { emailKey: true } })).toEqual({ emailKey: ascii });
});

test('R6.11 existing accounts are found by each domain form', async () => {
  const { letters, ascii, wide } = aMailbox();
  const password = 'nine purple umbrellas';
  const id = await storeUser(letters, letters, await hashPassword(password));
  expect(await signIns(ascii, wide, letters)).toEqual([id, id, id]);
  const origin = moment.origin;
  const { user } = await signInWithPassword({ email: ascii, password }, { origin, at: noon });
  expect(user.id).toBe(id);
  await requestReset(ascii, { origin, at: noon });
  expect(await db().accountRequest.count({ where: { userId: id ?? '', kind: 'password_reset' } })).toBe(1);
});

test('R6.11 two existing accounts of one mailbox stay, each with its own form', async () => {
  const { letters, ascii, wide } = aMailbox();
  const [ana, other] = [await storeUser(letters, letters), await storeUser(ascii, ascii)];
  expect(await signIns(letters, wide, ascii)).toEqual([ana, ana, other]);
});

test('R6.11 offers to an address apply to every form of its mailbox', () => {
  const { letters, ascii } = aMailbox();
  const sealedLetters = sealText(HANDOVER_SEAL, letters);
  expect([ascii, letters, 'eve@example.com'].map((email) => isForAddress(sealedLetters, email))).toEqual([
    true,
    true,
    false,
  ]);
});

test('R6.11 an existing admin signs in with each domain form', async () => {
  const { letters, ascii } = aMailbox();
  const password = 'nine purple umbrellas';
  const row = { id: newId(), email: letters, emailKey: letters, createdAt: noon };
  await db().admin.create({ data: { ...row, passwordHash: await hashPassword(password) } });
  const signInAs = (email: string) => signInAdmin({ email, password }, { origin: moment.origin, at: noon });
  expect((await Promise.all([letters, ascii].map(signInAs))).every(Boolean)).toBe(true);
});

test('R6.11 an invalid email address has no account key', async () => {
  expect(await accountKey('ana')).toBe('');
});
