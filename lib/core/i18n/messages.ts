import type en from '../../../messages/en.json';
import { type FormatLocale, type Locale, languageOf } from './locales';
import { logMissing, withFallback } from './missing-messages';

export type Messages = typeof en;
export type Namespace = keyof Messages;

const load: Record<Locale, () => Promise<{ default: unknown }>> = {
  en: () => import('../../../messages/en.json'),
  es: () => import('../../../messages/es.json'),
};

const completedMessages = new WeakMap<object, Messages>();

export async function loadMessages(locale: FormatLocale): Promise<Messages> {
  const english = (await load.en()).default as Messages;
  const language = languageOf(locale);
  if (language === 'en') return english;
  const own = (await load[language]()).default as Messages;
  const cachedMessages = completedMessages.get(own);
  if (cachedMessages) return cachedMessages;
  const whole = withFallback(own, english, (key) => logMissing(`no message ${key} in ${locale}`));
  completedMessages.set(own, whole);
  return whole;
}
