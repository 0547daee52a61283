import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { IntentLink } from '@/components/shell/intent-link';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { addDays, type Day, formatDay, weekdayName, weekdayOf } from '@/lib/core/time/dates';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import type { Agenda } from '@/lib/overviews/agenda/order';
import { useAgendaWords } from './agenda-words';
import { styleOf } from './item-style';

const SHOWN = 6;
const DAILY = 4;

interface WeekAheadProps {
  ahead: Agenda['ahead'];
  all: boolean;
}

export function WeekAhead({ ahead, all }: WeekAheadProps) {
  const t = useTranslations('agenda');
  const { locale, today } = useReader();
  return (
    <section aria-labelledby="agenda-ahead" className="mb-8">
      <h2 id="agenda-ahead" className="mb-2 text-xl">
        {t('ahead')}
      </h2>
      {ahead.length === 0 ? <p className="text-muted">{t('aheadEmpty')}</p> : null}
      <div className="grid gap-3">
        {ahead.map(({ day, items }) => (
          <section key={day} aria-labelledby={`agenda-${day}`}>
            <h3 id={`agenda-${day}`} className="text-lg first-letter:uppercase">
              {day === addDays(today, 1) ? t('tomorrow') : weekdayName(weekdayOf(day), locale)}{' '}
              <span className="font-sans text-sm font-normal text-muted">{formatDay(day, locale, 'medium')}</span>
            </h3>
            <DayAhead day={day} items={items} most={all ? items.length : SHOWN} />
          </section>
        ))}
      </div>
    </section>
  );
}

interface DayAheadProps {
  day: Day;
  items: readonly AgendaItem[];
  most: number;
}

function DayAhead({ day, items, most }: DayAheadProps) {
  const t = useTranslations('agenda');
  const wordsOf = useAgendaWords(day);
  const special = items.filter(({ daily }) => !daily);
  const titleOf = (item: AgendaItem) => {
    const { title, warnings } = wordsOf(item);
    return warnings.length > 0 ? t('allergy', { title }) : title;
  };
  const daily = [...new Set(items.filter((item) => item.daily).map(titleOf))];
  const named = daily.slice(0, DAILY);
  const titles = daily.length > DAILY ? [...named, t('more', { count: daily.length - DAILY })] : named;
  return (
    <>
      <ul>
        {special.slice(0, most).map((item) => {
          const { key, href, when, about } = wordsOf(item);
          return (
            <li key={key}>
              <IntentLink href={href} className="tap flex flex-wrap items-center gap-x-2 hover:underline">
                {item.time === null ? null : <span className="font-medium tabular">{when}</span>}
                <Icon of={styleOf(item).icon} className="size-4 shrink-0 text-muted" />
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {titleOf(item)}
                </span>
                <span className="min-w-0 text-sm text-muted wrap-anywhere">{about}</span>
              </IntentLink>
            </li>
          );
        })}
      </ul>
      {special.length > most ? (
        <p className="text-sm text-muted">{t('more', { count: special.length - most })}</p>
      ) : null}
      {daily.length > 0 ? (
        <p className="text-sm text-muted wrap-anywhere">{t('daily', { titles: joinIsolated(titles, ', ') })}</p>
      ) : null}
    </>
  );
}
