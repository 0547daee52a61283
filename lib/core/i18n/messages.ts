import type en from '../../../messages/en.json';
import type { Locale } from './locales';

export type Messages = typeof en;
export type Namespace = keyof Messages;

/** The whole message file of one language; English is complete by definition (a structure test holds Spanish to it). */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return locale === 'es'
    ? (await import('../../../messages/es.json')).default
    : (await import('../../../messages/en.json')).default;
}
