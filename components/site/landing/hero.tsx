import './landing.css';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { PassGlimpse } from './pass-glimpse';
import { RabiesStamp, StampsPage } from './stamps-page';
import { TodayGlimpse } from './today-glimpse';

interface HeroProps {
  passport: ReactNode;
  passLifetime: string;
}

export function Hero({ passport, passLifetime }: HeroProps) {
  const t = useTranslations('landing.hero');
  return (
    <section className="relative isolate overflow-hidden border-b border-line">
      {/* Two layers, because the fade is a mask too and would replace the one that draws the lines. */}
      <div aria-hidden="true" className="absolute inset-0 -z-10 mask-b-from-35% mask-b-to-100%">
        <span className="guilloche block size-full text-primary opacity-[0.13]" />
      </div>
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-7 px-4 pt-4 pb-9 sm:px-6 md:grid-cols-2 lg:grid-cols-[1.05fr_1fr] lg:gap-x-14 lg:pt-6 lg:pb-14">
        <div>
          <h1 className="text-4xl leading-[1.05] md:text-[2.75rem] lg:text-6xl">{t('title')}</h1>
          <p className="mt-3 max-w-xl text-muted lg:mt-5 lg:text-lg">{t('text')}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-2.5 lg:mt-7 lg:gap-x-4">
            <Button asChild size="large" className="max-lg:px-5 max-lg:text-base">
              <a href={paths.signIn}>{t('start')}</a>
            </Button>
            <Button asChild variant="link" size="link" className="max-lg:text-[0.9375rem]">
              <a href={paths.signIn}>{t('account')}</a>
            </Button>
          </div>
          <p className="mt-2 text-sm text-muted lg:mt-3">{t('note')}</p>
        </div>
        <div className="mx-auto w-full max-w-[26rem] lg:max-w-lg">
          <div className="relative lg:[&>article]:rounded-t-none">
            <StampsPage />
            {passport}
            <RabiesStamp className="absolute top-45 left-2 lg:hidden" />
          </div>
          <div aria-hidden="true" className="mt-3 grid grid-cols-2 gap-3 text-sm">
            <TodayGlimpse />
            <PassGlimpse lifetime={passLifetime} />
          </div>
        </div>
      </div>
    </section>
  );
}
