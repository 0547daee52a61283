import { useTranslations } from 'next-intl';
import { SharedGlimpse } from './shared-glimpse';

const steps = ['make', 'open', 'end'] as const;

export function VisitStory() {
  const t = useTranslations('landing');
  return (
    <section id="sharing" aria-labelledby="sharing-title" className="border-y border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-4 py-14 sm:px-6 lg:grid-cols-[1fr_1.1fr] lg:items-center lg:py-20">
        <div>
          <h2 id="sharing-title" className="text-3xl sm:text-4xl">
            {t('visit.title')}
          </h2>
          <p className="mt-3 max-w-xl text-lg text-muted">{t('visit.text')}</p>
          <ol className="mt-8 grid gap-7">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[3rem_1fr] gap-x-4">
                <span
                  aria-hidden="true"
                  className="relative grid size-12 -rotate-6 place-content-center rounded-full border-2 border-primary font-display text-xl font-semibold text-primary before:absolute before:inset-[3px] before:rounded-full before:border before:border-current before:opacity-60"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl">{t(`visit.${step}.title`)}</h3>
                  <p className="mt-1 text-muted">{t(`visit.${step}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <figure>
          <SharedGlimpse />
          <figcaption className="mt-3 text-center text-sm text-balance text-muted">{t('visit.caption')}</figcaption>
        </figure>
      </div>
    </section>
  );
}
