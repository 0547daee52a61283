import { makeRecoverySecret } from '@/lib/access/address-recovery';
import type { Reauthentication } from '@/lib/access/reauthenticate';
import { confirmEmailCall, resetCall, stopEmailChangeCall } from '@/lib/accounts/passwords/calls';
import { requestEmailChange } from '@/lib/accounts/passwords/mutations';
import { verifyLink } from '@/lib/accounts/sign-in/calls';
import { requestMailedLink } from '@/lib/core/auth/mailed-links';
import { db, transaction } from '@/lib/core/db/client';
import type { RouteContext } from '@/lib/core/http/route';
import { AppError } from '@/lib/core/runtime/errors';
import { newSecret } from '@/lib/core/security/secrets';
import { withDatabase } from '../support/database';
import { anUnprovenAccount, mailedSecret, moment, takersBrowser, viewerOf } from '../support/grants';
import { noon, requestLink, someAddress } from '../support/members';

jest.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined, set: () => undefined }) }));
jest.mock('@/lib/core/auth/next-auth', () => ({ issueSessionCookie: async () => undefined }));

withDatabase();
beforeEach(async () => void (await db().rateLimit.deleteMany()));

const asking = { ...moment, browser: takersBrowser };
const password = 'four yellow bicycles';
const requestOf = (device: string) =>
  new Request('http://localhost/', { headers: { 'X-Requested-With': 'XMLHttpRequest', 'User-Agent': device } });

async function statusOf(call: Promise<unknown>): Promise<number> {
  const answer = await call.catch((error: unknown) => error);
  if (answer instanceof Response || answer instanceof AppError) return answer.status;
  return 200;
}

type Opens = (token: string, device: string) => Promise<unknown>;
const callWith = (token: string, device: string, body: object, query: object = {}) =>
  ({ request: requestOf(device), at: noon, query, body: { token, ...body } }) as unknown as RouteContext & never;

const openLink: Opens = (token, device) => verifyLink(callWith(token, device, {}, { token }));
const resetWith: Opens = (token, device) => resetCall(callWith(token, device, { password }));
const confirmWith: Opens = (token, device) => confirmEmailCall(callWith(token, device, { asked: true }));
const stopWith: Opens = (token, device) => stopEmailChangeCall(callWith(token, device, {}));

async function resetToken() {
  const { user } = await anUnprovenAccount();
  await transaction(() => requestMailedLink('password_reset', { emailKey: user.email, userId: user.id, at: noon }));
  return mailedSecret('password_reset', user.id);
}

async function askForChange() {
  const { user, secret } = await anUnprovenAccount();
  await requestEmailChange({ viewer: await viewerOf(secret) } as Reauthentication, { email: someAddress() }, asking);
  return user;
}

const changeToken = async () => mailedSecret('email_change', (await askForChange()).id);

async function stopToken() {
  const user = await askForChange();
  const { id } = await db().addressRecovery.findFirstOrThrow({ where: { userId: user.id } });
  return (await makeRecoverySecret(id, noon))?.token ?? '';
}

describe.each([
  ['a sign-in link', openLink, async () => (await requestLink()).token],
  ['a password reset', resetWith, resetToken],
  ['a confirmation', confirmWith, changeToken],
  ['a stopped change', stopWith, stopToken],
] as const)('R6.9 %s', (_, opens, tokenOf) => {
  test('works after 21 wrong tokens from the same network and device', async () => {
    const token = await tokenOf();
    const wrong: number[] = [];
    for (let count = 0; count < 21; count += 1) wrong.push(await statusOf(opens(newSecret(), 'same')));

    expect(wrong.at(-1)).toBe(429);
    expect(new Set(wrong.slice(0, 20))).toEqual(new Set([401]));
    expect(await statusOf(opens(token, 'same'))).toBe(200);
  });

  test('fails with 401 for another device on the same network', async () => {
    for (let count = 0; count < 21; count += 1) await statusOf(opens(newSecret(), 'Mozilla/5.0 Firefox/130.0'));
    expect(await statusOf(opens(newSecret(), 'curl/8.0'))).toBe(401);
  });
});
