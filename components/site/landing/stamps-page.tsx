import { useLocale, useTranslations } from 'next-intl';
import { Stamp } from '@/components/ornaments/stamp';
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
        <Stamp
          shape="circle"
          state="valid"
          title={t('rabies')}
          date={day('2026-03-14')}
          word={t('valid')}
          name=""
          tilt={-9}
          className="animate-land"
        />
        <Stamp
          shape="frame"
          state="due"
          title={t('distemper')}
          date={day('2026-12-02')}
          word={t('due')}
          name=""
          tilt={6}
          className="mt-5 -ml-3 animate-land sm:ml-0"
        />
        <Stamp
          shape="hexagon"
          state="valid"
          title={t('parvo')}
          date={day('2026-03-14')}
          word={t('valid')}
          name=""
          tilt={-4}
          className="-ml-4 animate-land sm:ml-0"
        />
      </div>
    </div>
  );
}
