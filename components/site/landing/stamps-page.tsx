import { useLocale, useTranslations } from 'next-intl';
import { Stamp } from '@/components/ui/stamp';
import { formatDay } from '@/lib/core/time/dates';

export function StampsPage() {
  const hero = useTranslations('landing.hero');
  const t = useTranslations('landing.vignettes');
  const locale = useLocale();
  const day = (date: string) => formatDay(date, locale, 'numeric');
  return (
    <div aria-hidden="true" className="booklet-page px-4 pt-3 pb-5 sm:px-5">
      <span className="guilloche absolute inset-0 -z-10 text-info opacity-[0.12]" />
      <p className="flex justify-between text-xs font-semibold tracking-[0.16em] text-primary uppercase">
        {hero('stamps')}
        <span className="font-mono font-normal tracking-normal text-muted">08</span>
      </p>
      <div className="mt-3 -mr-10 flex items-start sm:mr-0 sm:justify-around">
        <Stamp title={t('rabies')} date={day('2026-03-14')} stateText={t('valid')} />
        <Stamp
          title={t('distemper')}
          date={day('2026-12-02')}
          stateText={t('due')}
          state="due"
          tilt="right"
          className="-ml-3 mt-5 sm:ml-0"
        />
        <Stamp
          title={t('parvo')}
          date={day('2026-03-14')}
          stateText={t('valid')}
          state="info"
          tilt="slight"
          className="-ml-4 sm:ml-0"
        />
      </div>
    </div>
  );
}
