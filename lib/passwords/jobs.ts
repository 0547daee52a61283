import 'server-only';
import { ACCOUNT_MAIL, makeLinkSecret, removeMailedLinks } from '@/lib/core/auth/mailed-links';
import { now } from '@/lib/core/clock';
import { addMs, DAY } from '@/lib/core/dates';
import { isLocale } from '@/lib/core/i18n/locales';
import type { Job } from '@/lib/core/jobs/queue';
import { sendMail } from '@/lib/core/mail/send';
import { accountMails } from './mail';

/** Makes the secret of a request and mails what it is for. A second try makes a new one, which voids the first. */
export const sendAccountMail: Job<{ requestId: string }> = {
  ...ACCOUNT_MAIL,
  handle: async ({ requestId }) => {
    const request = await makeLinkSecret(requestId, now());
    if (!request) return;
    const locale = isLocale(request.user.locale) ? request.user.locale : 'en';
    for (const mail of await accountMails(request, locale)) await sendMail(mail, requestId);
  },
};

/** Removes requests after a day, every night. */
export const sweepAccountRequests: Job<Record<never, never>> = {
  name: 'account-request-sweep',
  schedule: '22 3 * * *',
  handle: () => removeMailedLinks(addMs(now(), -DAY)),
};
