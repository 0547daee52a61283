import { createTranslator } from 'next-intl';
import type { FormatLocale } from './locales';
import { loadMessages } from './messages';

/** For text outside of pages, such as mails. Days and times are passed as text. */
export async function translatorOf(locale: FormatLocale) {
  return createTranslator({ locale, messages: await loadMessages(locale), timeZone: 'UTC' });
}

/** `t('pets.type.dog')` */
export type Translator = Awaited<ReturnType<typeof translatorOf>>;
