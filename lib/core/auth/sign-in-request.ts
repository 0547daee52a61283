import 'server-only';
import { db, transaction } from '../db/client';
import type { Locale } from '../i18n/locales';
import { enqueue } from '../jobs/queue';
import { AppError } from '../runtime/errors';
import { hashSecret } from '../security/secrets';
import { MINUTE } from '../time/dates';
import { withinLast } from '../time/recent';
import { newId } from '../validation/ids';
import { accountKey } from './account-key';
import { LINK_MINUTES } from './link-minutes';

export const SIGN_IN_MAIL = { name: 'sign-in-mail' } as const;

export interface SignInRequestInput {
  email: string;
  remember: boolean;
  locale: Locale;
  /** Secret of the cookie that binds the link to the browser that asked. */
  browser: string;
  /** Of a registration. */
  profile?: SignUpProfile;
  at: Date;
}

export interface SignUpProfile {
  /** Of the account to make. Not of the request, which its job's data names. */
  accountId: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}

const profileColumns = { accountId: true, firstName: true, lastName: true, passwordHash: true } as const;

/**
 * The mail job makes the secrets, so they are never stored. A second mail to the browser that registered keeps what was
 * entered there.
 */
export async function requestSignIn(asked: SignInRequestInput): Promise<void> {
  const { email, remember, locale, browser, profile, at } = asked;
  const emailKey = await accountKey(email);
  if (!emailKey) throw new AppError('invalid', 'Please enter your email to continue');
  const id = newId();
  const browserHash = hashSecret(browser);
  await transaction(async () => {
    const earlier = await db().signInRequest.findFirst({
      where: { emailKey, browserHash, usedAt: null, createdAt: withinLast(LINK_MINUTES * MINUTE, at) },
      orderBy: { createdAt: 'desc' },
      select: profileColumns,
    });
    const row = { id, email: email.trim(), emailKey, remember, locale, browserHash, createdAt: at };
    await db().signInRequest.create({ data: { ...row, ...(profile ?? earlier) } });
    await enqueue(SIGN_IN_MAIL, { requestId: id });
  });
}
