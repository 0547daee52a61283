import 'server-only';
import { isLocale } from '@/lib/core/i18n/locales';
import type { Job } from '@/lib/core/jobs/queue';
import { sendMail } from '@/lib/core/mail/send';
import { answerMail } from './mail';
import { FEEDBACK_MAIL } from './mutations';
import { findAnswer } from './queries';

export const sendAnswer: Job<{ feedbackId: string }> = {
  ...FEEDBACK_MAIL,
  handle: async ({ feedbackId }) => {
    const feedbackAnswer = await findAnswer(feedbackId);
    if (!feedbackAnswer) return;
    const locale = isLocale(feedbackAnswer.locale) ? feedbackAnswer.locale : 'en';
    await sendMail({ to: feedbackAnswer.email, ...(await answerMail({ ...feedbackAnswer, locale })) }, feedbackId);
  },
};
