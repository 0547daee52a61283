import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { languageOf, locales } from '@/lib/core/i18n/locales';
import { LanguageName } from './language-name';

export function LanguageSwitch() {
  const t = useTranslations('shell');
  const current = languageOf(useLocale());
  return (
    <fieldset aria-label={t('language')} className="flex gap-1">
      {locales.map((locale) => (
        <a
          key={locale}
          href={`?lng=${locale}`}
          data-language={locale}
          hrefLang={locale}
          aria-current={locale === current ? 'true' : undefined}
          className={cn(
            'tap inline-grid place-items-center rounded-control px-3',
            locale === current
              ? 'font-medium text-ink shadow-none'
              : 'text-primary underline underline-offset-4 hover:decoration-2',
          )}
        >
          <LanguageName of={locale} />
        </a>
      ))}
    </fieldset>
  );
}
