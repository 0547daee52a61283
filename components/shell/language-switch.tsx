import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { type Locale, locales } from '@/lib/core/i18n/locales';

const names: Record<Locale, string> = { en: 'English', es: 'Español' };

/**
 * Plain links, so that the language changes before and without scripts; each language is named in itself. The server
 * keeps the choice in a cookie, the script of the next page in the storage.
 */
export function LanguageSwitch() {
  const t = useTranslations('shell');
  const current = useLocale();
  return (
    <fieldset aria-label={t('language')} className="flex gap-1">
      {locales.map((locale) => (
        <a
          key={locale}
          href={`?lng=${locale}`}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
          className={cn(
            'tap inline-grid place-items-center rounded-control px-3',
            locale === current
              ? 'font-medium text-ink'
              : 'text-primary underline underline-offset-4 hover:decoration-2',
          )}
        >
          {names[locale]}
        </a>
      ))}
    </fieldset>
  );
}
