import { defaultLocale, englishFormats, type FormatLocale, formatLocaleOf, isLocale } from '../i18n/locales';
import { countryOfZone } from './home-zone';

interface Member {
  locale: string;
  englishFormat: string | null;
  timeZone: string | null;
}

/**
 * The format locale of what is written to a member without a request of theirs, such as a mail: as they have chosen, else
 * by the country of their time zone.
 */
export function memberFormatLocale({ locale, englishFormat, timeZone }: Member): FormatLocale {
  const chosen = englishFormats.find((one) => one === englishFormat);
  const ofCountry = countryOfZone(timeZone) === 'US' ? 'en-US' : 'en-GB';
  return formatLocaleOf(isLocale(locale) ? locale : defaultLocale, chosen ?? ofCountry);
}
