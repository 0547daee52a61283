import 'server-only';
import { createTranslator } from 'next-intl';
import { ACCOUNT_LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import type { MailedLinkKind, makeLinkSecret } from '@/lib/core/auth/mailed-links';
import { env } from '@/lib/core/env';
import type { Locale } from '@/lib/core/i18n/locales';
import { loadMessages } from '@/lib/core/i18n/messages';
import { mailHtml, mailText } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/mail';
import { paths } from '@/lib/core/paths';

type Request = NonNullable<Awaited<ReturnType<typeof makeLinkSecret>>>;

const targets: Record<MailedLinkKind, string> = {
  password_reset: paths.resetPassword,
  email_proof: paths.confirmEmail,
  email_change: paths.confirmEmail,
  registered_again: paths.signIn,
};

/** What a request sends. A change of the address is also told where the account was so far. */
export async function accountMails(request: Request, locale: Locale): Promise<Mail[]> {
  const mails = [await accountMail(request, locale)];
  if (request.kind === 'email_change') mails.push(await noticeOfChange(request.user.email, locale));
  return mails;
}

async function accountMail({ kind, token, user, newEmail }: Request, locale: Locale): Promise<Mail> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: `accountMail.${kind}` });
  // Built from APP_URL, never from a request.
  const url = new URL(targets[kind], env().APP_URL);
  url.search = new URLSearchParams({ ...(kind !== 'registered_again' && { token }), lng: locale }).toString();
  const frame = {
    locale,
    title: t('title'),
    paragraphs: [t('intro', { minutes: ACCOUNT_LINK_MINUTES })],
    button: { label: t('button'), url: url.href },
    footer: t('footer'),
  };
  return { to: newEmail ?? user.email, subject: t('title'), html: mailHtml(frame), text: mailText(frame) };
}

async function noticeOfChange(address: string, locale: Locale): Promise<Mail> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'accountMail.changeNotice' });
  const frame = { locale, title: t('title'), paragraphs: [t('intro')], footer: t('footer') };
  return { to: address, subject: t('title'), html: mailHtml(frame), text: mailText(frame) };
}
