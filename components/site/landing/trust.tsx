import { useTranslations } from 'next-intl';

const points = ['price', 'trackers', 'lock', 'secrets'] as const;

export function Trust() {
  const t = useTranslations('landing');
  return (
    <section
      aria-labelledby="trust-title"
      className="relative isolate overflow-hidden border-b border-line bg-primary-soft"
    >
      <span
        aria-hidden="true"
        className="rosette absolute -top-72 -right-40 -z-10 size-[36rem] text-primary opacity-15"
      />
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
        <h2 id="trust-title" className="text-[1.625rem] sm:text-4xl">
          {t('trust.title')}
        </h2>
        <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 sm:mt-6 sm:gap-x-8 lg:grid-cols-4">
          {points.map((point) => (
            <div key={point} className="border-t-2 border-primary pt-2">
              <dt className="font-display text-lg font-semibold text-primary sm:text-2xl">
                {t(`trust.${point}.title`)}
              </dt>
              <dd className="mt-0.5 text-[0.9375rem] leading-snug sm:text-base">{t(`trust.${point}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
