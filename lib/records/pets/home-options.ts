import { countryOptions } from '@/lib/core/i18n/intl-formats';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { countryCodes } from './countries';
import { regionsOf } from './places';

interface Option {
  value: string;
  label: string;
}

export interface CountryOption extends Option {
  regions?: Option[];
}

/** Called on the server, so that the form's code contains no names. */
export function homeOptions(locale: FormatLocale): CountryOption[] {
  return countryOptions(countryCodes, locale).map((country) => {
    const regions = regionsOf(country.value);
    return regions.length > 0 ? { ...country, regions } : country;
  });
}
