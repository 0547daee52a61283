import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { addDays, type Day, daysBetween, formatDay, weekdayName, weekdayOf } from '@/lib/core/time/dates';
import type { Sitting } from '@/lib/sharing/stays/sitting';

/** Number that fits side by side on a phone. */
const SHOWN = 8;

interface StayTilesProps {
  stay: Pick<Sitting, 'days'>;
  day: Day;
}

/** Days around the current one, each a link to its plan. */
export function StayTiles({ stay: { days: open }, day }: StayTilesProps) {
  const t = useTranslations('stays.reader');
  const locale = useLocale();
  const count = daysBetween(open.first, open.last) + 1;
  const place = daysBetween(open.first, day);
  const first = Math.max(0, Math.min(place - 1, count - SHOWN));
  const days = Array.from({ length: Math.min(SHOWN, count) }, (_, index) => addDays(open.first, first + index));
  return (
    <nav aria-label={t('days')} className="mt-4">
      <ol className="grid grid-cols-8 gap-1.5 max-[20rem]:grid-cols-4 sm:max-w-md">
        {days.map((one) => (
          <li key={one}>
            <a
              href={`?day=${one}`}
              aria-label={formatDay(one, locale, 'weekday')}
              aria-current={one === day ? 'date' : undefined}
              className={cn(
                'grid h-13 place-content-center max-[20rem]:h-auto rounded-[0.75rem] text-center leading-tight tabular aria-[current]:shadow-none',
                one === day ? 'bg-slip text-slip-ink' : 'bg-foil/20 text-on-cover',
                one < day && 'opacity-80',
              )}
            >
              <span className="text-xs">{weekdayName(weekdayOf(one), locale, 'narrow')}</span>
              <span className="text-[0.9375rem] font-semibold">{Number(one.slice(8))}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
