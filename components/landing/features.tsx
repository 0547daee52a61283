import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { HealthVignette, RecordsVignette, RoutinesVignette } from './care-vignettes';
import { SharingVignette, TrainingVignette, VitalsVignette } from './progress-vignettes';

/** The six pages of the passport (R1.1), each with a glimpse of what stands on it. */
export function Features() {
  const t = useTranslations('landing.features');
  return (
    <section aria-labelledby="features" className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
      <h2 id="features" className="max-w-2xl text-3xl sm:text-4xl">
        {t('title')}
      </h2>
      <ul className="mt-8 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        <Feature page={1} title={t('health.title')} text={t('health.text')} vignette={<HealthVignette />} />
        <Feature page={2} title={t('routines.title')} text={t('routines.text')} vignette={<RoutinesVignette />} />
        <Feature page={3} title={t('training.title')} text={t('training.text')} vignette={<TrainingVignette />} />
        <Feature page={4} title={t('vitals.title')} text={t('vitals.text')} vignette={<VitalsVignette />} />
        <Feature page={5} title={t('records.title')} text={t('records.text')} vignette={<RecordsVignette />} />
        <Feature page={6} title={t('sharing.title')} text={t('sharing.text')} vignette={<SharingVignette />} />
      </ul>
    </section>
  );
}

type FeatureProps = { page: number; title: string; text: string; vignette: ReactNode };

function Feature({ page, title, text, vignette }: FeatureProps) {
  return (
    <li className="flex flex-col bg-surface">
      <div aria-hidden="true" className="relative isolate grid h-44 place-items-center overflow-hidden bg-sunken px-6">
        <span className="guilloche absolute inset-0 -z-10 text-primary opacity-[0.08]" />
        {vignette}
      </div>
      <div className="p-5 sm:p-6">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      <p aria-hidden="true" className="mt-auto px-5 pb-4 font-mono text-xs text-muted sm:px-6">
        {`P.${page}<<<<<<<<<<<<`}
      </p>
    </li>
  );
}
