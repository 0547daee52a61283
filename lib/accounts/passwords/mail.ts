import 'server-only';
import { createTranslator } from 'next-intl';
import type { makeRecoverySecret } from '@/lib/access/address-recovery';
import type { AccountNotice } from '@/lib/core/auth/account-notices';
import { ACCOUNT_LINK_MINUTES, RECOVERY_DAYS } from '@/lib/core/auth/link-minutes';
import type { MailedLinkKind, makeLinkSecret } from '@/lib/core/auth/mailed-links';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import { isLocale, type Locale } from '@/lib/core/i18n/locales';
import { loadMessages } from '@/lib/core/i18n/messages';
import { mailHtml, mailText } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/mail';

type Request = NonNullable<Awaited<ReturnType<typeof makeLinkSecret>>>;

const targets: Record<MailedLinkKind, string> = {
  password_reset: paths.resetPassword,
  email_change: paths.confirmEmail,
};

/** Builds the URL from APP_URL, because the request's Host header could be forged. */
function pageUrl(path: string, query: Record<string, string>): string {
  const url = new URL(path, env().APP_URL);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

export async function accountMail({ kind, token, user, newEmail }: Request, locale: Locale): Promise<Mail> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: `accountMail.${kind}` });
  const url = pageUrl(targets[kind], { token, lng: locale });
  const frame = {
    locale,
    title: t('title'),
    paragraphs: [t('intro', { minutes: ACCOUNT_LINK_MINUTES })],
    button: { label: t('button'), url },
    footer: t('footer'),
  };
  return { to: newEmail ?? user.email, subject: frame.title, html: mailHtml(frame), text: mailText(frame) };
}

type Recovery = NonNullable<Awaited<ReturnType<typeof makeRecoverySecret>>>;

export async function formerAddressMail({ token, email, ...user }: Recovery, changed: boolean): Promise<Mail> {
  const locale = isLocale(user.locale) ? user.locale : 'en';
  const messages = await loadMessages(locale);
  const kind = changed ? 'addressLeft' : 'changeNotice';
  const t = createTranslator({ locale, messages, namespace: `accountMail.${kind}` });
  const translateStop = createTranslator({ locale, messages, namespace: 'accountMail.stop' });
  const frame = {
    locale,
    title: t('title'),
    paragraphs: [t('intro'), translateStop('intro', { days: RECOVERY_DAYS })],
    button: { label: translateStop('button'), url: pageUrl(paths.stopEmailChange, { token, lng: locale }) },
    footer: translateStop('footer'),
  };
  return { to: email, subject: frame.title, html: mailHtml(frame), text: mailText(frame) };
}

export async function noticeMail(
  notice: AccountNotice,
  { email, ...user }: { email: string; locale: string },
): Promise<Mail> {
  const locale = isLocale(user.locale) ? user.locale : 'en';
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: `accountMail.${notice}` });
  const frame = {
    locale,
    title: t('title'),
    paragraphs: [t('intro')],
    footer: t('footer'),
  };
  return { to: email, subject: frame.title, html: mailHtml(frame), text: mailText(frame) };
}
