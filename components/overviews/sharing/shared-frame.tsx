import './shared.css';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { paths } from '@/lib/core/config/paths';
import { languageNames, languageOf, locales } from '@/lib/core/i18n/locales';
import { type Day, formatDay } from '@/lib/core/time/dates';
import type { ShareKind } from '@/lib/overviews/sharing/vocabulary';

interface SharedFrameProps {
  kind: ShareKind;
  petName: string;
  lastDay: Day | null;
  children: ReactNode;
}

/** The page of a share link. Nothing in it needs scripts. */
export function SharedFrame({ kind, petName, lastDay, children }: SharedFrameProps) {
  const t = useTranslations('sharing.reader');
  const locale = useLocale();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-6 print:max-w-none print:p-0" data-consent-exempt>
      <nav aria-label={t('language')} className="mb-4 flex justify-end gap-1 print:hidden">
        {locales.map((other) => (
          <a
            key={other}
            href={`?lng=${other}`}
            data-language={other}
            hrefLang={other}
            lang={other}
            aria-current={other === languageOf(locale) ? 'true' : undefined}
            className="tap inline-flex items-center justify-center rounded-control px-3 text-primary underline underline-offset-4 aria-[current]:text-ink aria-[current]:no-underline aria-[current]:shadow-none"
          >
            {languageNames[other]}
          </a>
        ))}
      </nav>
      <main id="main">
        <h1 className="text-2xl sm:text-3xl">{t(`headline.${kind}`, { name: petName })}</h1>
        <p className="mt-1.5 mb-5 text-muted">
          {lastDay ? t('sharedUntil', { date: formatDay(lastDay, locale) }) : t('shared')}
        </p>
        <div className="grid gap-4">{children}</div>
      </main>
      <footer className="mt-8 grid gap-1 text-sm text-muted">
        <p className="print:hidden">{t('print')}</p>
        <p>
          <a href={paths.landing} className="underline underline-offset-4">
            {t('madeWith')}
          </a>
        </p>
      </footer>
    </div>
  );
}
