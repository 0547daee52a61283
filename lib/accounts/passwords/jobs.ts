import 'server-only';
import { ADDRESS_MAIL, type AddressMail, makeRecoverySecret, removeOldRecoveries } from '@/lib/access/address-recovery';
import { NOTICE_MAIL, type NoticeJob, recipientOf } from '@/lib/core/auth/account-notices';
import { ACCOUNT_MAIL, makeLinkSecret, removeMailedLinks } from '@/lib/core/auth/mailed-links';
import { isLocale } from '@/lib/core/i18n/locales';
import type { Job } from '@/lib/core/jobs/queue';
import { sendMail } from '@/lib/core/mail/send';
import { now } from '@/lib/core/time/clock';
import { addMs, DAY } from '@/lib/core/time/dates';
import { accountMail, formerAddressMail, noticeMail } from './mail';

/** A retry generates a new secret and thereby voids the first one. */
export const sendAccountMail: Job<{ requestId: string }> = {
  ...ACCOUNT_MAIL,
  handle: async ({ requestId }) => {
    const request = await makeLinkSecret(requestId, now());
    if (!request) return;
    const locale = isLocale(request.user.locale) ? request.user.locale : 'en';
    await sendMail(await accountMail(request, locale), requestId);
  },
};

export const sendAddressMail: Job<AddressMail> = {
  ...ADDRESS_MAIL,
  handle: async ({ recoveryId, changed }) => {
    const recovery = await makeRecoverySecret(recoveryId, now());
    if (recovery) await sendMail(await formerAddressMail(recovery, changed), recoveryId);
  },
};

export const sendAccountNotice: Job<NoticeJob> = {
  ...NOTICE_MAIL,
  handle: async (job) => {
    const recipient = recipientOf(job);
    if (recipient) await sendMail(await noticeMail(job.notice, recipient), job.notice);
  },
};

export const sweepAccountRequests: Job<Record<never, never>> = {
  name: 'account-request-sweep',
  schedule: '22 3 * * *',
  handle: async () => {
    await removeMailedLinks(addMs(now(), -DAY));
    await removeOldRecoveries(now());
  },
};
