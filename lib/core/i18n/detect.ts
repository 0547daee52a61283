import {
  defaultLocale,
  type EnglishFormat,
  englishFormats,
  type FormatLocale,
  formatLocaleOf,
  isLocale,
  type Locale,
} from './locales';

interface Hints {
  query?: string | null | undefined;
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
}

/** Order: query string, cookie, browser, then English (R5.2). The browser itself also checks its storage. */
export function detectLocale({ query, cookie, acceptLanguage }: Hints): Locale {
  if (isLocale(query)) return query;
  if (isLocale(cookie)) return cookie;
  return (
    languageRanges(acceptLanguage)
      .map(({ language }) => language)
      .find(isLocale) ?? defaultLocale
  );
}

interface FormatHints extends Hints {
  /** See docs/decisions/us-english.md. */
  formats?: string | null | undefined;
}

export function detectFormatLocale({ formats, ...hints }: FormatHints): FormatLocale {
  const chosenFormat = englishFormats.find((one) => one === formats);
  return formatLocaleOf(detectLocale(hints), chosenFormat ?? browserFormats(hints.acceptLanguage));
}

/** Only the first language counts, because browsers in all countries list `en-US` after their own language. */
function browserFormats(acceptLanguage: Hints['acceptLanguage']): EnglishFormat {
  return languageRanges(acceptLanguage)[0]?.subtags.includes('us') ? 'en-US' : 'en-GB';
}

interface LanguageRange {
  language: string | undefined;
  subtags: string[];
  weight: number;
}

function languageRanges(acceptLanguage: Hints['acceptLanguage']) {
  return (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part): LanguageRange => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const [language, ...subtags] = tag.trim().toLowerCase().split('-');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language, subtags, weight: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}
