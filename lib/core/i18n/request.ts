import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, formatLocales } from './locales';
import { loadMessages } from './messages';
import { logMissing } from './missing-messages';

export default getRequestConfig(async ({ locale: asked }) => {
  // The address is asked, not what a page or layout has set: those run side by side, and some would be too early.
  const requested = asked ?? (await rootLocale());
  const locale = hasLocale(formatLocales, requested) ? requested : defaultLocale;
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC', onError: logMissing };
});
