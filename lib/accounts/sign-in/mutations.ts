import 'server-only';
import { userOfProvenAddress } from '@/lib/access/proven-address';
import { sweepAccessTokens } from '@/lib/core/auth/access-token';
import { accountKey } from '@/lib/core/auth/account-key';
import { holdAccount } from '@/lib/core/auth/hold-account';
import { sweepKnownDevices } from '@/lib/core/auth/known-device';
import { LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import { isAskingBrowser } from '@/lib/core/auth/mailed-links';
import { offerPasskey } from '@/lib/core/auth/passkey-offer';
import { startSession } from '@/lib/core/auth/start-session';
import { suspendedError } from '@/lib/core/auth/user-account';
import { db, type Prisma, transaction } from '@/lib/core/db/client';
import { isSignInRefusal, type SignIn } from '@/lib/core/http/answer-sign-in';
import { AppError } from '@/lib/core/runtime/errors';
import { consume, refund } from '@/lib/core/security/rate-limit';
import { hashSecret, isSecret, keyedHash, newCode, newSecret, sameBytes } from '@/lib/core/security/secrets';
import { addMs, DAY, MINUTE } from '@/lib/core/time/dates';
import { withinLast } from '@/lib/core/time/recent';
import { CODE_MINUTES, CODE_TRIES } from './limits';
import type { SignInMailKind } from './vocabulary';

// Voids only older requests of the same address and browser, so that a stranger's request leaves the owner's mail
// valid.
// Returns null if a newer request exists: a retried job may run late, and the newest mail must stay valid.
export async function makeSignInSecrets(requestId: string, at: Date) {
  const token = newSecret();
  const code = newCode();
  return transaction(async () => {
    const signInRequest = await db().signInRequest.findUnique({ where: { id: requestId }, select: { emailKey: true } });
    if (!signInRequest) return null;
    await holdOpenRequests(signInRequest.emailKey);
    const open = { id: requestId, usedAt: null, createdAt: { gt: addMs(at, -LINK_MINUTES * MINUTE) } };
    const [request] = await db().signInRequest.updateManyAndReturn({
      where: open,
      data: { tokenHash: hashSecret(token), codeHash: codeHash(requestId, code), codeTries: 0, sentAt: at },
      select: {
        email: true,
        emailKey: true,
        locale: true,
        remember: true,
        createdAt: true,
        browserHash: true,
        passwordHash: true,
      },
    });
    if (!request) return null;
    const { createdAt, browserHash, passwordHash, ...mail } = request;
    const kind = passwordHash === null ? 'signIn' : await signUpKind(request.emailKey);
    const others = { emailKey: request.emailKey, browserHash, id: { not: requestId }, usedAt: null };
    const newer = await db().signInRequest.count({ where: { ...others, createdAt: { gt: createdAt } } });
    await db().signInRequest.updateMany({
      where: newer > 0 ? { id: requestId } : others,
      data: { tokenHash: null, codeHash: null },
    });
    return newer > 0 ? null : { ...mail, kind, token, code };
  });
}

/** Reveals in the mail only whether an account exists. */
async function signUpKind(emailKey: string): Promise<SignInMailKind> {
  return (await db().user.count({ where: { emailKey } })) > 0 ? 'signUpAgain' : 'signUp';
}

/** Locks rows in a fixed order. The second of two concurrent requests then waits, and finds its request used. */
async function holdOpenRequests(emailKey: string): Promise<void> {
  await db().$queryRaw`
    SELECT "id" FROM "SignInRequest" WHERE "emailKey" = ${emailKey} AND "usedAt" IS NULL ORDER BY "id" FOR UPDATE`;
}

export function signInWithToken(token: string, device: string, at: Date, browser?: string): Promise<SignIn> {
  return transaction(async () => {
    if (!isSecret(token)) throw invalidToken();
    const where = { tokenHash: hashSecret(token), usedAt: null, sentAt: withinLast(LINK_MINUTES * MINUTE, at) };
    const signInRequest = await db().signInRequest.findFirst({ where, select: { emailKey: true } });
    if (!signInRequest) throw invalidToken();
    return useRequest(signInRequest.emailKey, where, { device, browser, at });
  });
}

const OWN_TRIES = { name: 'code-own', points: CODE_TRIES, duration: CODE_MINUTES * 60 };

/** Counts tries by the requesting browser separately. A try by any other browser counts against every code compared. */
export async function signInWithCode(
  email: string,
  code: string,
  device: string,
  at: Date,
  browser?: string,
): Promise<SignIn> {
  const emailKey = await accountKey(email);
  const open = {
    emailKey,
    usedAt: null,
    codeHash: { not: null },
    sentAt: withinLast(CODE_MINUTES * MINUTE, at),
  };
  const matches = ({ id, codeHash: storedHash }: TriedCode) =>
    storedHash !== null && sameBytes(storedHash, codeHash(id, code));
  // Runs outside the transaction below, so that a wrong code does not roll the counters back.
  const own = browser && (await db().signInRequest.findFirst({ where: { ...open, browserHash: hashSecret(browser) } }));
  const ownMatch = own && (await tryOwnCode(own)) && matches(own) ? own : undefined;
  const matchingCode = ownMatch ?? (await tryCodes(own ? { ...open, id: { not: own.id } } : open)).find(matches);
  if (!matchingCode) throw invalidToken();
  const { id } = matchingCode;
  try {
    const where = { id, usedAt: null, codeHash: { not: null } };
    return await transaction(() => useRequest(emailKey, where, { device, browser, at }));
  } catch (error) {
    // A right code does not count as a guess if it could not be used.
    if (!isSignInRefusal(error)) await (ownMatch ? refund(OWN_TRIES, id) : refundTry(id));
    throw error;
  }
}

interface TriedCode {
  id: string;
  codeHash: Uint8Array | null;
}

async function tryOwnCode({ id }: TriedCode): Promise<boolean> {
  return (await consume([OWN_TRIES, id])).length === 0;
}

function tryCodes(where: Prisma.SignInRequestWhereInput): Promise<TriedCode[]> {
  return db().signInRequest.updateManyAndReturn({
    where: { ...where, codeTries: { lt: CODE_TRIES } },
    data: { codeTries: { increment: 1 } },
    select: { id: true, codeHash: true },
  });
}

async function refundTry(id: string): Promise<void> {
  await db().signInRequest.updateMany({ where: { id, codeTries: { gt: 0 } }, data: { codeTries: { decrement: 1 } } });
}

async function useRequest(
  emailKey: string,
  where: Prisma.SignInRequestWhereInput,
  { device, browser, at }: { device: string; browser: string | undefined; at: Date },
): Promise<SignIn> {
  const isFirst = (await holdAccount({ emailKey })) === null;
  await holdOpenRequests(emailKey);
  const [request] = await db().signInRequest.updateManyAndReturn({ where, data: { usedAt: at } });
  if (!request) throw invalidToken();
  await db().signInRequest.updateMany({ where: { emailKey, usedAt: null }, data: { usedAt: at } });
  const noProfile = { accountId: null, firstName: null, lastName: null, passwordHash: null };
  await db().signInRequest.updateMany({ where: { emailKey, passwordHash: { not: null } }, data: noProfile });
  const { email, locale, accountId, firstName, lastName, passwordHash } = request;
  const profile = isAskingBrowser(request, browser) && {
    ...(accountId && { id: accountId }),
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    passwordHash,
  };
  const user = await userOfProvenAddress({ email, emailKey, locale, ...profile }, at);
  if (!user) throw suspendedError();
  if (!isFirst) await offerPasskey(user.id);
  const session = await startSession({ user, device, remember: request.remember, at });
  return { ...session, isFirst, isRegistration: isFirst && passwordHash !== null };
}

export async function endSession(secret: string): Promise<void> {
  await db().session.deleteMany({ where: { secretHash: hashSecret(secret) } });
}

/**
 * Condition on expired sessions that can be deleted. Remembered sessions with push stay, so that a yearly reminder
 * still reaches an idle phone.
 */
const silent = { OR: [{ remember: false }, { pushSubscriptions: { none: {} } }] };

export async function removeExpired(at: Date): Promise<void> {
  await db().signInRequest.deleteMany({ where: { createdAt: { lt: addMs(at, -DAY) } } });
  await db().session.deleteMany({ where: { expiresAt: { lt: at }, ...silent } });
  await sweepKnownDevices(at);
  await sweepAccessTokens(at);
  await db().rateLimit.deleteMany({ where: { expire: { lt: at } } });
  await db().idempotencyRecord.deleteMany({ where: { createdAt: { lt: addMs(at, -7 * DAY) } } });
}

function codeHash(requestId: string, code: string) {
  return keyedHash('sign-in-code', `${requestId}.${code}`);
}

function invalidToken(): AppError {
  return new AppError('unauthenticated', 'Invalid or expired token');
}
