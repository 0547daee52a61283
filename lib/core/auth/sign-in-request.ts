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
  /** Cookie secret that binds the link to the browser that requested it. */
  browser: string;
  isSignUp?: boolean;
  at: Date;
}

export interface SignUpProfile {
  /** Id for the new account, not for the request, because job data outlives the account. */
  accountId: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}

const profileColumns = { accountId: true, firstName: true, lastName: true, passwordHash: true } as const;

const openRequests = (emailKey: string, browser: string, at: Date) => ({
  emailKey,
  browserHash: hashSecret(browser),
  usedAt: null,
  createdAt: withinLast(LINK_MINUTES * MINUTE, at),
});

/** The mail job creates the secrets, so plain secrets are never stored. */
export async function requestSignIn(input: SignInRequestInput, profile?: SignUpProfile): Promise<void> {
  const { email, remember, locale, browser, isSignUp = false, at } = input;
  const emailKey = await accountKey(email);
  if (!emailKey) throw new AppError('invalid', 'Please enter your email to continue');
  const id = newId();
  await transaction(async () => {
    const earlier = isSignUp
      ? await db().signInRequest.findFirst({
          where: openRequests(emailKey, browser, at),
          orderBy: { createdAt: 'desc' },
          select: profileColumns,
        })
      : null;
    const row = {
      id,
      email: email.trim(),
      emailKey,
      remember,
      locale,
      browserHash: hashSecret(browser),
      createdAt: at,
    };
    await db().signInRequest.create({ data: { ...row, ...(profile ?? earlier) } });
    await enqueue(SIGN_IN_MAIL, { requestId: id });
  });
}

export async function replaceProfile(
  { email, browser, at }: Pick<SignInRequestInput, 'email' | 'browser' | 'at'>,
  profile: SignUpProfile,
): Promise<void> {
  await db().signInRequest.updateMany({ where: openRequests(await accountKey(email), browser, at), data: profile });
}
