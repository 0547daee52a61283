import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { Icon } from '@/components/ui/icon';
import { formatDay, weekdayName, weekdayOf } from '@/lib/core/time/dates';
import type { StayReport } from '@/lib/sharing/stays/queries/report';

/** Table of days and pets: a full disc if all is done, else a ring with the count. */
export function StayTable({ report: { days, faces, counts, from } }: { report: StayReport }) {
  const t = useTranslations('stays.page');
  const { locale } = usePageContext();
  if (days.length === 0 || faces.length === 0) return null;
  return (
    <div className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <table className="w-full max-w-[calc(3rem+4rem*var(--days))]" style={{ '--days': days.length } as object}>
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('pet')}</span>
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className="px-0.5 pb-1.5 text-center leading-tight">
                <span className="sr-only">{formatDay(day, locale, 'weekday')}</span>
                <span aria-hidden className="block text-sm font-normal text-muted">
                  {weekdayName(weekdayOf(day), locale, 'narrow')}
                </span>
                <span aria-hidden className="tabular">
                  {Number(day.slice(8))}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {faces.map(({ id, name, type, cover, photoUrl }) => (
            <tr key={id} className={`cover-${cover}`}>
              <th scope="row" className="w-11 py-1.5 pr-2">
                <PetPortrait photoUrl={photoUrl} type={type} alt="" className="size-9 rounded-full" />
                <span className="sr-only">{name}</span>
              </th>
              {days.map((day) => {
                const { done, planned } = counts[id]?.[day] ?? { done: 0, planned: 0 };
                return (
                  <td key={day} className="px-0.5">
                    <Disc done={done} planned={planned} />
                    <span className="sr-only">
                      {planned > 0 ? t('count', { done: String(done), planned: String(planned) }) : t('none')}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {days[0] === from ? null : <p className="mt-1.5 text-sm text-muted">{t('latestDays', { count: days.length })}</p>}
    </div>
  );
}

/** Percent of the full circle. */
const WHOLE = 100;

function Disc({ done, planned }: { done: number; planned: number }) {
  if (planned > 0 && done === planned) {
    return (
      <span aria-hidden className="mx-auto grid size-7.5 place-items-center rounded-full bg-cover-ink text-surface">
        <Icon of="check" className="size-4.5" />
      </span>
    );
  }
  return (
    <span aria-hidden className="relative mx-auto grid size-7.5 place-items-center text-xs font-semibold tabular">
      <svg aria-hidden="true" viewBox="0 0 30 30" className="absolute inset-0 -rotate-90 fill-none stroke-3">
        <circle cx="15" cy="15" r="13" className="stroke-line" />
        {done > 0 ? (
          <circle
            cx="15"
            cy="15"
            r="13"
            pathLength={WHOLE}
            strokeDasharray={`${(done / planned) * WHOLE} ${WHOLE}`}
            className="stroke-cover-ink"
          />
        ) : null}
      </svg>
      {planned > 0 ? done : null}
    </span>
  );
}
