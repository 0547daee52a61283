import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { languageOf, locales } from '@/lib/core/i18n/locales';
import { LanguageName } from './language-name';

interface ReaderLanguagesProps {
  /** Query parameter to keep in the URL. */
  step?: 'write';
  className?: string;
}

export function ReaderLanguages({ step, className }: ReaderLanguagesProps) {
  const t = useTranslations('sharing.reader');
  const language = languageOf(useLocale());
  return (
    <nav aria-label={t('language')} className={cn('flex gap-1 print:hidden', className)}>
      {locales.map((other) => (
        <a
          key={other}
          href={`?${new URLSearchParams({ ...(step && { [step]: '1' }), lng: other })}`}
          data-language={other}
          hrefLang={other}
          aria-current={other === language ? 'true' : undefined}
          className="tap inline-flex items-center justify-center rounded-control font-medium underline decoration-1 underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline aria-[current]:shadow-none"
        >
          <LanguageName of={other} short />
        </a>
      ))}
    </nav>
  );
}
