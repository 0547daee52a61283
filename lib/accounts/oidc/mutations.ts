import 'server-only';
import { userOfProvenAddress } from '@/lib/access/proven-address';
import { accountKey } from '@/lib/core/auth/account-key';
import { holdAccount } from '@/lib/core/auth/hold-account';
import { startSession } from '@/lib/core/auth/start-session';
import { suspendedError } from '@/lib/core/auth/user-account';
import { transaction } from '@/lib/core/db/client';
import type { SignIn } from '@/lib/core/http/answer-sign-in';
import type { Locale } from '@/lib/core/i18n/locales';

interface NewSession {
  locale: Locale;
  device: string;
  remember: boolean;
  at: Date;
  provenAt: Date | null;
}

/** @param email verified by the provider @throws AppError forbidden for a suspended account */
export async function signInWithOidc(email: string, { locale, at, ...session }: NewSession): Promise<SignIn> {
  const emailKey = await accountKey(email);
  return transaction(async () => {
    const isFirst = (await holdAccount({ emailKey })) === null;
    const user = await userOfProvenAddress({ email, emailKey, locale }, at);
    if (!user) throw suspendedError();
    return { ...(await startSession({ ...session, user, at })), isFirst, isRegistration: false };
  });
}
