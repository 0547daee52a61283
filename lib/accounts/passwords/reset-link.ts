import 'server-only';
import { accountKey } from '@/lib/core/auth/account-key';
import { makeResetSecret } from '@/lib/core/auth/mailed-links';
import { findActiveUser } from '@/lib/core/auth/user-account';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import { transaction } from '@/lib/core/db/client';
import { sendsMail } from '@/lib/core/mail/sends-mail';
import { recordEvent } from '@/lib/core/security/audit';

/** Link that the operator hands over. @throws Error if the installation sends mail, or without such an account */
export async function resetLink(email: string, at: Date): Promise<string> {
  if (sendsMail())
    throw new Error(`This installation sends mail: ask for a link at ${env().APP_URL}${paths.forgotPassword}`);
  const emailKey = await accountKey(email);
  const token = await transaction(async () => {
    const user = await findActiveUser({ emailKey });
    if (!user) throw new Error('No active account has this address.');
    const actor = { kind: 'system' } as const;
    await recordEvent({ action: 'password_reset_asked', actor, subjectId: user.id, at });
    return makeResetSecret({ id: user.id, emailKey }, at);
  });
  const url = new URL(paths.resetPassword, env().APP_URL);
  url.search = new URLSearchParams({ token: token ?? '' }).toString();
  return url.href;
}
