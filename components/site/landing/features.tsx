import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { HealthVignette, RecordsVignette, RoutinesVignette } from './care-vignettes';
import { SharingVignette, TrainingVignette, VitalsVignette } from './progress-vignettes';

export function Features() {
  const t = useTranslations('landing.features');
  return (
    <section id="features" aria-labelledby="features-title" className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
      <h2 id="features-title" className="max-w-2xl text-3xl sm:text-4xl">
        {t('title')}
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-muted">{t('text')}</p>
      <ul className="mt-8 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        <Feature page={0} title={t('health.title')} text={t('health.text')} vignette={<HealthVignette />} />
        <Feature page={1} title={t('routines.title')} text={t('routines.text')} vignette={<RoutinesVignette />} />
        <Feature page={2} title={t('training.title')} text={t('training.text')} vignette={<TrainingVignette />} />
        <Feature page={3} title={t('vitals.title')} text={t('vitals.text')} vignette={<VitalsVignette />} />
        <Feature page={4} title={t('records.title')} text={t('records.text')} vignette={<RecordsVignette />} />
        <Feature page={5} title={t('sharing.title')} text={t('sharing.text')} vignette={<SharingVignette />} />
      </ul>
    </section>
  );
}

const inks = ['', 'iris-1', 'iris-2', 'iris-3', '', 'iris-5'];

type FeatureProps = { page: number; title: string; text: string; vignette: ReactNode };

function Feature({ page, title, text, vignette }: FeatureProps) {
  return (
    <li className="flex flex-col bg-surface">
      <div
        aria-hidden="true"
        className={cn('iris relative isolate grid h-60 place-items-center overflow-hidden px-6', inks[page])}
      >
        <span className="guilloche absolute inset-0 -z-10 text-primary opacity-[0.14]" />
        {vignette}
      </div>
      <div className="p-5 pb-3 sm:p-6 sm:pb-3">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      <p aria-hidden="true" className="mt-auto px-5 pb-4 font-mono text-xs text-muted sm:px-6">
        {`P.${page + 1}<<<<<<<<<<<<`}
      </p>
    </li>
  );
}
