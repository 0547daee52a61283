import { createTranslator } from 'next-intl';
import en from '../../messages/en.json';
import es from '../../messages/es.json';

export type Locale = 'en' | 'es';
export const locales: readonly Locale[] = ['en', 'es'];
const files: Record<Locale, unknown> = { en, es };

/** Messages by key: `t('pets.nav.overview')`, with `{name}` filled in. @throws for an unknown key */
export function words(locale: Locale) {
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], files[locale]);
    if (typeof text !== 'string') throw new Error(`no message ${key} in ${locale}`);
    if (/, (plural|select),/.test(text) && Object.keys(values).length > 0)
      return createTranslator({ locale, messages: { text } })('text', values);
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

export function texts(locale: Locale): [string, string][] {
  const below = (node: object, prefix: string): [string, string][] =>
    Object.entries(node).flatMap(([name, value]) =>
      typeof value === 'string' ? [[prefix + name, value]] : below(value, `${prefix}${name}.`),
    );
  return below(files[locale] as object, '');
}
