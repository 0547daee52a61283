import { useTranslations } from 'next-intl';

const points = ['price', 'trackers', 'lock', 'secrets'] as const;

export function Trust() {
  const t = useTranslations('landing');
  return (
    <section
      aria-labelledby="trust-title"
      className="relative isolate overflow-hidden border-y border-line bg-primary-soft"
    >
      <span
        aria-hidden="true"
        className="rosette absolute -top-72 -right-40 -z-10 size-[36rem] text-primary opacity-15"
      />
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
        <h2 id="trust-title" className="text-3xl sm:text-4xl">
          {t('trust.title')}
        </h2>
        <p className="mt-3 max-w-xl text-lg">{t('trust.text')}</p>
        <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {points.map((point) => (
            <div key={point} className="border-t-2 border-primary pt-3">
              <dt className="font-display text-2xl font-semibold text-primary">{t(`trust.${point}.title`)}</dt>
              <dd className="mt-1.5">{t(`trust.${point}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
