import { createTranslator } from 'next-intl';
import type { FormatLocale } from './locales';
import { loadMessages } from './messages';

export async function translatorOf(locale: FormatLocale) {
  return createTranslator({ locale, messages: await loadMessages(locale), timeZone: 'UTC' });
}

export type Translator = Awaited<ReturnType<typeof translatorOf>>;
