import 'server-only';
import { translatorOf } from '@/lib/core/i18n/translate';
import { mailHtml, mailText } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/mail';
import { mailName } from '@/lib/core/mail/mail-name';
import type { HandoverMail } from './queries';

export async function handoverMail({ locale, url, from, pet }: HandoverMail): Promise<Omit<Mail, 'to'>> {
  const t = await translatorOf(locale);
  const names = { from: mailName(from) || t('mailToOthers.person'), pet: mailName(pet) || t('mailToOthers.pet') };
  const frame = {
    locale,
    title: t('handover.mail.title'),
    paragraphs: [t('handover.mail.who', names), t('handover.mail.text')],
    button: { label: t('handover.mail.button'), url },
    footer: t('handover.mail.footer'),
  };
  return { subject: frame.title, html: mailHtml(frame), text: mailText(frame) };
}
