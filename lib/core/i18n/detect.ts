import { defaultLocale, isLocale, type Locale } from './locales';

interface Hints {
  query?: string | null | undefined;
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
}

/** The language of a request: query string, cookie, browser, then English (R5.2; storage is read in the browser). */
export function detectLocale({ query, cookie, acceptLanguage }: Hints): Locale {
  if (isLocale(query)) return query;
  if (isLocale(cookie)) return cookie;
  return preferred(acceptLanguage ?? '') ?? defaultLocale;
}

function preferred(acceptLanguage: string): Locale | undefined {
  return acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language: tag.toLowerCase().split('-')[0], weight: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .filter((choice): choice is { language: Locale; weight: number } => choice.weight > 0 && isLocale(choice.language))
    .sort((a, b) => b.weight - a.weight)[0]?.language;
}
