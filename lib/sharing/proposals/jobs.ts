import 'server-only';
import { languageOf } from '@/lib/core/i18n/locales';
import type { Job } from '@/lib/core/jobs/queue';
import { sendMail } from '@/lib/core/mail/send';
import { newCode } from '@/lib/core/security/secrets';
import { now } from '@/lib/core/time/clock';
import { memberFormatLocale } from '@/lib/core/time/member-format-locale';
import { PROPOSALS_MAIL, sweepAnswers } from '@/lib/sharing/proposals/mutations/answer';
import { CLINIC_CODE_MAIL, storeCode } from '@/lib/sharing/proposals/mutations/clinic-code';
import { findProposalsNotice } from '@/lib/sharing/proposals/queries/proposals';
import { clinicCodeMail, proposalsMail } from './mail';

export const sendProposals: Job<{ answerId: string }> = {
  ...PROPOSALS_MAIL,
  handle: async ({ answerId }) => {
    const notice = await findProposalsNotice(answerId);
    if (!notice) return;
    const { pet, name, clinic, through, _count } = notice;
    const locale = languageOf(memberFormatLocale(pet.owner));
    const about = { locale, pet, name: name ?? '', clinic, through, count: _count.proposals };
    await sendMail({ to: pet.owner.email, ...(await proposalsMail(about)) }, answerId);
  },
};

/** Generates the code here, so that the plain code is never stored. */
export const sendClinicCode: Job<{ answerId: string }> = {
  ...CLINIC_CODE_MAIL,
  handle: async ({ answerId }) => {
    const code = newCode();
    const answer = await storeCode(answerId, code, now());
    const to = answer?.share.clinicAddress;
    if (!answer || !to) return;
    const locale = languageOf(memberFormatLocale(answer.pet.owner));
    await sendMail({ to, ...(await clinicCodeMail(locale, answer.pet.name, code)) }, answerId);
  },
};

export const sweepUnsentAnswers: Job<Record<never, never>> = {
  name: 'answer-sweep',
  schedule: '41 3 * * *',
  handle: () => sweepAnswers(now()),
};
