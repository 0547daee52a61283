import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatDay, weekdayName, weekdayOf } from '@/lib/core/time/dates';
import type { StayReport } from '@/lib/overviews/stays/queries/report';

/** Days by pets: a full disc where all is done, a ring with the number for the rest. */
export function StayTable({ report: { days, faces, counts } }: { report: StayReport }) {
  const t = useTranslations('stays.page');
  const { locale } = useReader();
  if (days.length === 0 || faces.length === 0) return null;
  return (
    <div className="-mx-1 overflow-x-auto p-1">
      <table className="border-separate border-spacing-1.5">
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col" className="sr-only">
              {t('pet')}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className="text-center text-sm leading-tight">
                <span className="sr-only">{formatDay(day, locale, 'weekday')}</span>
                <span aria-hidden className="block text-xs font-normal text-muted">
                  {weekdayName(weekdayOf(day), locale, 'narrow')}
                </span>
                <span aria-hidden>{Number(day.slice(8))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {faces.map(({ id, name, type, cover, photoUrl }) => (
            <tr key={id} className={`cover-${cover}`}>
              <th scope="row">
                <PetPortrait photoUrl={photoUrl} type={type} alt="" className="size-9 rounded-full" />
                <span className="sr-only">{name}</span>
              </th>
              {days.map((day) => {
                const { done, planned } = counts[id]?.[day] ?? { done: 0, planned: 0 };
                const isFull = planned > 0 && done === planned;
                return (
                  <td key={day}>
                    <span
                      aria-hidden
                      className={cn(
                        'grid size-7 place-items-center rounded-full text-xs font-semibold tabular',
                        isFull ? 'bg-cover-ink text-surface' : 'border-2 border-line',
                      )}
                    >
                      {isFull ? <Icon of="check" className="size-4" /> : planned > 0 && done}
                    </span>
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
    </div>
  );
}
