import 'server-only';
import { SIGN_IN_MAIL } from '@/lib/core/auth/sign-in-request';
import { isLocale } from '@/lib/core/i18n/locales';
import type { Job } from '@/lib/core/jobs/queue';
import { sendMail } from '@/lib/core/mail/send';
import { now } from '@/lib/core/time/clock';
import { signInMail } from './mail';
import { makeSignInSecrets, removeExpired } from './mutations';

/** A retry generates new secrets and thereby voids the first ones. */
export const sendSignInMail: Job<{ requestId: string }> = {
  ...SIGN_IN_MAIL,
  handle: async ({ requestId }) => {
    const secrets = await makeSignInSecrets(requestId, now());
    if (!secrets) return;
    const { email, ...mail } = secrets;
    const locale = isLocale(secrets.locale) ? secrets.locale : 'en';
    await sendMail({ to: email, ...(await signInMail({ ...mail, locale })) }, requestId);
  },
};

export const sweepSignIns: Job<Record<never, never>> = {
  name: 'sign-in-sweep',
  schedule: '17 3 * * *',
  handle: () => removeExpired(now()),
};
