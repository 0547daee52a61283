import 'server-only';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import { isolate } from '@/lib/core/i18n/isolate';
import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import { translatorOf } from '@/lib/core/i18n/translate';
import { mailHtml, mailText } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/mail';
import { mailName } from '@/lib/core/mail/mail-name';
import { formatInstant } from '@/lib/core/time/dates';

type Content = Omit<Mail, 'to'>;

interface About {
  locale: FormatLocale;
  pet: { id: string; name: string };
}

const sharePage = ({ pet }: About) => new URL(paths.sharePet(pet.id), env().APP_URL).href;

export async function firstOpeningMail(
  about: About & { label: string; device: string; openedAt: Date; timeZone: string },
): Promise<Content> {
  const { locale, pet, label, device, openedAt, timeZone } = about;
  const t = await translatorOf(locale);
  const frame = {
    locale: languageOf(locale),
    title: t('shareMail.opened.title', { pet: pet.name }),
    paragraphs: [t('shareMail.opened.text', { label, device, when: formatInstant(openedAt, locale, timeZone) })],
    button: { label: t('shareMail.opened.button'), url: sharePage(about) },
    footer: t('shareMail.opened.footer'),
  };
  return { subject: frame.title, html: mailHtml(frame), text: mailText(frame) };
}

/** Sets no Reply-To: the finder knows no address, and the owner answers through the finder's contact details. */
export async function finderMail(about: About & { text: string; contact: string | null }): Promise<Content> {
  const { locale, pet, text, contact } = about;
  const t = await translatorOf(locale);
  const frame = {
    locale: languageOf(locale),
    title: t('shareMail.finder.title', { pet: pet.name }),
    paragraphs: [
      t('shareMail.finder.intro', { pet: pet.name }),
      ...text.split(/\n+/).map(isolate),
      contact ? t('shareMail.finder.contact', { contact }) : t('shareMail.finder.noContact'),
    ],
    button: { label: t('shareMail.finder.button'), url: sharePage(about) },
    footer: t('shareMail.finder.footer'),
  };
  return { subject: frame.title, html: mailHtml(frame), text: mailText(frame) };
}

export async function clinicLinkMail(about: {
  locale: FormatLocale;
  pet: string;
  owner: string;
  url: string;
}): Promise<Content> {
  const { locale, url } = about;
  const t = await translatorOf(locale);
  const [pet, owner] = [mailName(about.pet) || t('mailToOthers.pet'), mailName(about.owner)];
  const frame = {
    locale: languageOf(locale),
    title: t('shareMail.clinic.title'),
    paragraphs: [
      owner ? t('shareMail.clinic.text', { pet, owner }) : t('shareMail.clinic.textNameless', { pet }),
      t('shareMail.clinic.answer'),
    ],
    button: { label: t('shareMail.clinic.button'), url },
    footer: t('shareMail.clinic.footer'),
  };
  return { subject: frame.title, html: mailHtml(frame), text: mailText(frame) };
}
