import { useLocale } from 'next-intl';
import { languageName } from '@/lib/core/i18n/intl-formats';
import { type Locale, languageNames, languageOf } from '@/lib/core/i18n/locales';

export function LanguageName({ of, short }: { of: Locale; short?: boolean }) {
  const locale = useLocale();
  return (
    <>
      {short ? <span aria-hidden="true">{of.toUpperCase()}</span> : null}
      <span lang={of} className={short ? 'sr-only' : undefined}>
        {languageNames[of]}
      </span>
      {of === languageOf(locale) ? null : <span className="sr-only"> ({languageName(of, locale)})</span>}
    </>
  );
}
