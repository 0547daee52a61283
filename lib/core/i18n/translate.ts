import { createTranslator } from 'next-intl';
import { isolated } from './isolate';
import type { Locale } from './locales';
import { loadMessages } from './messages';

const isolatedValues = (values: object | undefined) =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? isolated(value) : value]),
  );

/**
 * All words of one language, for what the server writes outside of a page. Days and times come in as text. What is put into
 * a message does not turn the words around it.
 */
export async function translatorOf(locale: Locale) {
  const translate = createTranslator({ locale, messages: await loadMessages(locale), timeZone: 'UTC' });
  const isolating = (key: never, values?: object, formats?: never) =>
    translate(key, isolatedValues(values) as never, formats);
  return Object.assign(isolating as unknown as typeof translate, translate);
}

/** `t('pets.type.dog')`: every key of the messages by its whole path. */
export type Translator = Awaited<ReturnType<typeof translatorOf>>;
