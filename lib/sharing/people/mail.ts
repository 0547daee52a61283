import 'server-only';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { translatorOf } from '@/lib/core/i18n/translate';
import { mailHtml, mailText } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/mail';
import { mailName } from '@/lib/core/mail/mail-name';
import type { InvitationMail } from '@/lib/sharing/people/queries/invitations';

/** Uses the inviter's language, because the recipient's is unknown. */
export async function invitationMail({ locale, url, inviter, pets }: InvitationMail): Promise<Omit<Mail, 'to'>> {
  const t = await translatorOf(locale);
  const names = joinIsolated(
    pets.map((pet) => mailName(pet) || t('mailToOthers.pet')),
    ', ',
  );
  const who = mailName(inviter) || t('mailToOthers.person');
  const frame = {
    locale,
    title: t('people.mail.title'),
    paragraphs: [t('people.mail.who', { inviter: who, pets: names }), t('people.mail.text')],
    button: { label: t('people.mail.button'), url },
    footer: t('people.mail.footer'),
  };
  return { subject: frame.title, html: mailHtml(frame), text: mailText(frame) };
}
