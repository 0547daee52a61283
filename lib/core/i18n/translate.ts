import { createTranslator } from 'next-intl';
import type { FormatLocale } from './locales';
import { loadMessages } from './messages';

/** All words of one language, for what the server writes outside of a page. Days and times come in as text. */
export async function translatorOf(locale: FormatLocale) {
  return createTranslator({ locale, messages: await loadMessages(locale), timeZone: 'UTC' });
}

/** `t('pets.type.dog')`: every key of the messages by its whole path. */
export type Translator = Awaited<ReturnType<typeof translatorOf>>;
