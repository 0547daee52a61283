import 'server-only';
import { now } from '@/lib/core/clock';
import { addMs, DAY } from '@/lib/core/dates';
import { db } from '@/lib/core/db/client';
import { isLocale } from '@/lib/core/i18n/locales';
import type { Job } from '@/lib/core/jobs/queue';
import { sendMail } from '@/lib/core/mail/send';
import { signInMail } from './mail';
import { makeSignInSecrets, SIGN_IN_MAIL } from './mutations';

/** Makes the secrets of a request and mails them. A second try makes new ones, which void the first. */
export const sendSignInMail: Job<{ requestId: string }> = {
  ...SIGN_IN_MAIL,
  handle: async ({ requestId }) => {
    const secrets = await makeSignInSecrets(requestId, now());
    if (!secrets) return;
    const { email, token, code, remember } = secrets;
    const locale = isLocale(secrets.locale) ? secrets.locale : 'en';
    await sendMail({ to: email, ...(await signInMail({ locale, token, code, remember })) }, requestId);
  },
};

/** Removes what has expired: requests and counters after a day, sessions after their end. */
export const sweepSignIns: Job<Record<never, never>> = {
  name: 'sign-in-sweep',
  schedule: '17 3 * * *',
  handle: async () => {
    const at = now();
    await db().signInRequest.deleteMany({ where: { createdAt: { lt: addMs(at, -DAY) } } });
    await db().session.deleteMany({ where: { expiresAt: { lt: at } } });
    await db().rateLimit.deleteMany({ where: { expire: { lt: at } } });
    await db().idempotencyRecord.deleteMany({ where: { createdAt: { lt: addMs(at, -7 * DAY) } } });
  },
};
