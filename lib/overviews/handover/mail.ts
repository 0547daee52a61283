import 'server-only';
import { translatorOf } from '@/lib/core/i18n/translate';
import { mailHtml, mailText } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/mail';
import type { HandoverMail } from './queries';

export async function handoverMail({ locale, url, from, pet }: HandoverMail): Promise<Omit<Mail, 'to'>> {
  const t = await translatorOf(locale);
  const frame = {
    locale,
    title: t('handover.mail.title', { from, pet }),
    paragraphs: [t('handover.mail.text')],
    button: { label: t('handover.mail.button'), url },
    footer: t('handover.mail.footer'),
  };
  return { subject: frame.title, html: mailHtml(frame), text: mailText(frame) };
}
