import 'server-only';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/core/i18n/locales';
import { loadMessages } from '@/lib/core/i18n/messages';
import { mailHtml, mailText } from '@/lib/core/mail/frame';

export async function answerMail({ locale, text, answer }: { locale: Locale; text: string; answer: string }) {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'answerMail' });
  const paragraphs = answer.split(/\n{2,}/);
  if (text !== '') paragraphs.push(t('youWrote', { text }));
  const frame = { locale, title: t('title'), paragraphs, footer: t('footer') };
  return { subject: t('title'), html: mailHtml(frame), text: mailText(frame) };
}
