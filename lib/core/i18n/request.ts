import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, formatLocales } from './locales';
import { loadMessages } from './messages';
import { logMissing } from './missing-messages';

export default getRequestConfig(async ({ locale: requestedLocale }) => {
  // Taken from the URL: page and layout render concurrently, so a locale set by one may come too late for the other.
  const requestLocale = requestedLocale ?? (await rootLocale());
  const locale = hasLocale(formatLocales, requestLocale) ? requestLocale : defaultLocale;
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC', onError: logMissing };
});
