import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SharedGlimpse } from './shared-glimpse';

const steps = ['make', 'open', 'end'] as const;

export function Sharing({ children }: { children: ReactNode }) {
  const t = useTranslations('landing');
  return (
    <section id="sharing" aria-labelledby="sharing-title" className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-14 lg:py-16">
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-6 md:grid-cols-[1fr_1.1fr] lg:gap-x-16">
          <div>
            <h2 id="sharing-title" className="text-[1.625rem] sm:text-4xl">
              {t('visit.title')}
            </h2>
            <p className="mt-2 max-w-xl text-muted sm:text-lg">{t('visit.text')}</p>
            <ol className="mt-5 grid gap-4 sm:mt-8 sm:gap-6">
              {steps.map((step, index) => (
                <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-x-3.5">
                  <span
                    aria-hidden="true"
                    className="relative grid size-10 -rotate-6 place-content-center rounded-full border-2 border-primary font-display text-lg font-semibold text-primary before:absolute before:inset-[3px] before:rounded-full before:border before:border-current before:opacity-60"
                  >
                    {index + 1}
                  </span>
                  <div>
                    <h3 className="text-lg sm:text-xl">{t(`visit.${step}.title`)}</h3>
                    <p className="text-[0.9375rem] leading-snug text-muted sm:mt-1 sm:text-base">
                      {t(`visit.${step}.text`)}
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <figure>
            <SharedGlimpse />
            <figcaption className="mt-2 text-center text-sm text-muted">{t('visit.caption')}</figcaption>
          </figure>
        </div>
        {children}
      </div>
    </section>
  );
}
