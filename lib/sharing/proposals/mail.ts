import 'server-only';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import type { Locale } from '@/lib/core/i18n/locales';
import { translatorOf } from '@/lib/core/i18n/translate';
import { mailHtml, mailText } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/mail';
import { mailName } from '@/lib/core/mail/mail-name';

type Content = Omit<Mail, 'to'>;

interface AnswerMail {
  locale: Locale;
  pet: { id: string; name: string };
  name: string;
  clinic: string | null;
  through: string | null;
  count: number;
}

export async function proposalsMail({ locale, pet, name, clinic, through, count }: AnswerMail): Promise<Content> {
  const t = await translatorOf(locale);
  const who = joinIsolated([mailName(name), clinic && mailName(clinic)], ', ') || t('mailToOthers.person');
  const frame = {
    locale,
    title: t('proposals.mail.title', { pet: pet.name }),
    paragraphs: [
      t('proposals.mail.text', { who, pet: pet.name, count }),
      through === null ? t('proposals.mail.asTyped') : t('proposals.mail.through', { address: through }),
    ],
    button: {
      label: t('proposals.mail.button'),
      url: new URL(paths.petProposals(pet.id), env().APP_URL).href,
    },
    footer: t('proposals.mail.footer'),
  };
  return { subject: frame.title, html: mailHtml(frame), text: mailText(frame) };
}

/** Uses the owner's language, because the clinic's is unknown. */
export async function clinicCodeMail(locale: Locale, pet: string, code: string): Promise<Content> {
  const t = await translatorOf(locale);
  const frame = {
    locale,
    title: t('vetAnswer.codeMail.title'),
    paragraphs: [t('vetAnswer.codeMail.text', { pet: mailName(pet) || t('mailToOthers.pet') })],
    code: { label: t('vetAnswer.codeMail.label'), value: code },
    footer: t('vetAnswer.codeMail.footer'),
  };
  return { subject: frame.title, html: mailHtml(frame), text: mailText(frame) };
}
