import type en from '../../../messages/en.json';
import { type FormatLocale, languageOf } from './locales';
import { logMissing, withFallback } from './missing-messages';

export type Messages = typeof en;
export type Namespace = keyof Messages;

const completed = new WeakMap<object, Messages>();

export async function loadMessages(locale: FormatLocale): Promise<Messages> {
  const english = (await import('../../../messages/en.json')).default;
  if (languageOf(locale) === 'en') return english;
  const own = (await import('../../../messages/es.json')).default;
  const known = completed.get(own);
  if (known) return known;
  const whole = withFallback(own, english, (key) => logMissing(`no message ${key} in ${locale}`));
  completed.set(own, whole);
  return whole;
}
