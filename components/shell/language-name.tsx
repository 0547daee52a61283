import { useLocale, useTranslations } from 'next-intl';
import { type Locale, languageNames, languageOf } from '@/lib/core/i18n/locales';

export function LanguageName({ of, short }: { of: Locale; short?: boolean }) {
  const t = useTranslations('shell');
  return (
    <>
      {short ? <span aria-hidden="true">{of.toUpperCase()}</span> : null}
      <span lang={of} className={short ? 'sr-only' : undefined}>
        {languageNames[of]}
      </span>
      {of === languageOf(useLocale()) ? null : <span className="sr-only"> ({t(`languages.${of}`)})</span>}
    </>
  );
}
