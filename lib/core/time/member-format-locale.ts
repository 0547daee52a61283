import { defaultLocale, englishFormats, type FormatLocale, formatLocaleOf, isLocale } from '../i18n/locales';
import { countryOfZone } from './home-zone';

interface Member {
  locale: string;
  englishFormat: string | null;
  timeZone: string | null;
}

/** For mails, where no request tells: the member's choice, else the country of their time zone. */
export function memberFormatLocale({ locale, englishFormat, timeZone }: Member): FormatLocale {
  const chosen = englishFormats.find((one) => one === englishFormat);
  const ofCountry = countryOfZone(timeZone) === 'US' ? 'en-US' : 'en-GB';
  return formatLocaleOf(isLocale(locale) ? locale : defaultLocale, chosen ?? ofCountry);
}
