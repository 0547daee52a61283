import 'server-only';
import { createTranslator } from 'next-intl';
import { LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import type { Locale } from '@/lib/core/i18n/locales';
import { loadMessages } from '@/lib/core/i18n/messages';
import { mailHtml, mailText } from '@/lib/core/mail/frame';
import { CODE_MINUTES } from './limits';
import type { SignInMailKind } from './vocabulary';

/** Builds the link from APP_URL, because the request's Host header could be forged. */
export async function signInMail({
  kind,
  locale,
  token,
  code,
  remember,
}: {
  kind: SignInMailKind;
  locale: Locale;
  token: string;
  code: string;
  remember: boolean;
}) {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: `signInMail.${kind}` });
  const frameText = createTranslator({ locale, messages, namespace: 'signInMail' });
  const url = new URL(paths.verify, env().APP_URL);
  url.search = new URLSearchParams({ token, remember: String(remember), lng: locale }).toString();
  const frame = {
    locale,
    title: t('title'),
    paragraphs: [t('intro', { minutes: LINK_MINUTES })],
    button: { label: frameText('button'), url: url.href },
    code: { label: frameText('code', { minutes: CODE_MINUTES }), value: code },
    footer: t('footer'),
  };
  return { subject: t('subject'), html: mailHtml(frame), text: mailText(frame) };
}
