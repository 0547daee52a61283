import { useLocale, useTranslations } from 'next-intl';
import { Stamp } from '@/components/ornaments/stamp';
import { cn } from '@/components/ui/cn';
import { formatDay } from '@/lib/core/time/dates';

export function StampsPage() {
  const hero = useTranslations('landing.hero');
  const t = useTranslations('landing.vignettes');
  const locale = useLocale();
  const day = (date: string) => formatDay(date, locale, 'numeric');
  return (
    <div aria-hidden="true" className="stamps-page hidden px-5 pt-3 pb-4 lg:block">
      <span className="guilloche absolute inset-0 -z-10 text-info opacity-[0.12]" />
      <p className="flex justify-between text-xs font-semibold tracking-[0.16em] text-primary uppercase">
        {hero('stamps')}
        <span className="font-mono font-normal tracking-normal text-muted">08</span>
      </p>
      <div className="mt-2 flex items-start justify-around">
        <RabiesStamp />
        <Stamp
          shape="frame"
          state="due"
          title={t('distemper')}
          date={day('2026-12-02')}
          word={t('due')}
          name=""
          tilt={6}
          className="mt-5 animate-land"
        />
        <Stamp
          shape="hexagon"
          state="valid"
          title={t('parvo')}
          date={day('2026-03-14')}
          word={t('valid')}
          name=""
          tilt={-4}
          className="animate-land"
        />
      </div>
    </div>
  );
}

export function RabiesStamp({ className }: { className?: string }) {
  const t = useTranslations('landing.vignettes');
  return (
    <Stamp
      shape="circle"
      state="valid"
      title={t('rabies')}
      date={formatDay('2026-03-14', useLocale(), 'numeric')}
      word={t('valid')}
      name=""
      tilt={-9}
      className={cn('animate-land', className)}
    />
  );
}
