import './legal.css';
import { useLocale, useTranslations } from 'next-intl';
import { ConsentExempt } from '@/components/consent/consent-exempt';
import { formatDay } from '@/lib/core/time/dates';
import { LegalBlocks } from './legal-blocks';
import { legalSections, type Policy } from './legal-sections';

/** Day of the last change in meaning. */
const UPDATED_ON = '2026-11-22';

/** Readable without consent to cookies. */
export function LegalText({ policy }: { policy: Policy }) {
  const t = useTranslations(`legal.${policy}`);
  const legal = useTranslations('legal');
  const locale = useLocale();
  const sections = legalSections[policy].map((section) => ({
    id: section,
    title: t(`${section}.title` as 'who.title'),
    text: t(`${section}.text` as 'who.text'),
  }));
  return (
    <main id="main">
      <ConsentExempt />
      <header className="relative isolate overflow-hidden border-b border-line">
        <span aria-hidden="true" className="guilloche absolute inset-0 -z-10 text-primary opacity-[0.09]" />
        <div className="mx-auto max-w-6xl px-4 pt-8 pb-10 sm:px-6 lg:pt-12">
          <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
          <p className="mt-4 max-w-2xl text-lg">{t('summary')}</p>
          <p className="tabular mt-4 text-sm text-muted">{legal('updated', { date: formatDay(UPDATED_ON, locale) })}</p>
        </div>
      </header>
      <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-4 px-4 pt-8 pb-16 sm:px-6 lg:grid-cols-[15rem_minmax(0,42rem)] lg:pt-12">
        <nav aria-labelledby="contents" className="legal-contents lg:sticky lg:top-8 lg:self-start">
          <h2 id="contents" className="mb-1 font-sans text-xs font-semibold tracking-[0.12em] text-muted uppercase">
            {legal('contents')}
          </h2>
          <ol className="sm:columns-2 lg:columns-1">
            {sections.map(({ id, title }) => (
              <li key={id} className="break-inside-avoid">
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map(({ id, title, text }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-6 lg:first:mt-0">
              <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
                <span aria-hidden="true" className="legal-number mr-3">
                  {String(index + 1).padStart(2, '0')}
                </span>
                {title}
              </h2>
              <LegalBlocks text={text} />
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
