import { defaultLocale, englishFormats, type FormatLocale, formatLocaleOf, isLocale } from '../i18n/locales';
import { countryOfZone } from './zone-countries';

interface Member {
  locale: string;
  englishFormat: string | null;
  timeZone: string | null;
}

export function memberFormatLocale({ locale, englishFormat, timeZone }: Member): FormatLocale {
  const chosenFormat = englishFormats.find((one) => one === englishFormat);
  const ofCountry = countryOfZone(timeZone) === 'US' ? 'en-US' : 'en-GB';
  return formatLocaleOf(isLocale(locale) ? locale : defaultLocale, chosenFormat ?? ofCountry);
}
