import './landing.css';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { StampsPage } from './stamps-page';

export function Hero({ passport }: { passport: ReactNode }) {
  const t = useTranslations('landing.hero');
  return (
    <section className="relative isolate overflow-hidden border-b border-line">
      {/* Two layers, because the fade is a mask too and would replace the one that draws the lines. */}
      <div aria-hidden="true" className="absolute inset-0 -z-10 mask-b-from-35% mask-b-to-100%">
        <span className="guilloche block size-full text-primary opacity-[0.13]" />
      </div>
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-10 px-4 pt-6 pb-14 sm:px-6 lg:grid-cols-[1.05fr_1fr] lg:pt-10 lg:pb-20">
        <div>
          <p className="font-mono text-sm tracking-[0.08em] text-primary uppercase">{t('eyebrow')}</p>
          <h1 className="mt-3 text-[2.6rem] leading-[1.05] sm:text-6xl">{t('title')}</h1>
          <p className="mt-4 max-w-xl text-lg text-muted sm:mt-5">{t('text')}</p>
          <div className="mt-6 flex flex-wrap gap-3 sm:mt-7">
            <Button asChild size="large">
              <a href={paths.signIn}>{t('start')}</a>
            </Button>
            <Button asChild size="large" variant="outline">
              <a href={paths.signIn}>{t('account')}</a>
            </Button>
          </div>
          <p className="mt-4 max-w-md text-sm text-muted">{t('note')}</p>
        </div>
        <div className="mx-auto w-full max-w-lg lg:rotate-1 [&>article]:rounded-t-none">
          <StampsPage />
          {passport}
        </div>
      </div>
    </section>
  );
}
