import { defaultLocale, englishFormats, type FormatLocale, formatLocaleOf, isLocale } from '../i18n/locales';
import { countryOfZone } from './zone-countries';

interface Member {
  locale: string;
  englishFormat: string | null;
  timeZone: string | null;
}

export function memberFormatLocale({ locale, englishFormat, timeZone }: Member): FormatLocale {
  const chosen = englishFormats.find((one) => one === englishFormat);
  const ofCountry = countryOfZone(timeZone) === 'US' ? 'en-US' : 'en-GB';
  return formatLocaleOf(isLocale(locale) ? locale : defaultLocale, chosen ?? ofCountry);
}

const MIXED_COUNTRIES = new Set(['CA', 'PH']);

export function memberDateOrder(member: Member): 'dayFirst' | 'monthFirst' | null {
  const country = countryOfZone(member.timeZone);
  const locale = memberFormatLocale(member);
  if (locale === 'en' && !member.englishFormat && (!country || MIXED_COUNTRIES.has(country))) return null;
  return locale === 'en-US' ? 'monthFirst' : 'dayFirst';
}
