import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { EmptyState } from '@/components/shell/empty-state';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { formatDay, weekdayName, weekdayOf } from '@/lib/core/time/dates';
import type { Agenda } from '@/lib/overviews/agenda/order';
import { useAgendaWords } from './agenda-words';
import { DoneList } from './done-list';
import type { Logged } from './dose-row';
import { TodayList } from './today-list';
import { WeekAhead } from './week-ahead';

const SHOWN = 20;

interface AgendaViewProps {
  agenda: Agenda;
  until: string;
  all: boolean;
  pet: { id: string; name: string };
}

export function AgendaView({ agenda, until, all, pet }: AgendaViewProps) {
  const t = useTranslations('agenda');
  const { locale, today } = useReader();
  const wordsOf = useAgendaWords();
  const { open, missed, done, ahead } = agenda;
  const most = all ? Number.POSITIVE_INFINITY : SHOWN;
  const logged = done.flatMap(({ key, logId, skipped }): [string, Logged][] =>
    logId === null ? [] : [[key, { logId, how: skipped ? 'skipped' : 'done' }]],
  );
  const isEmpty = open.length + missed.length + done.length + ahead.length === 0;
  const start = (
    <EmptyState
      drawing="trail"
      title={t('start.title', { name: pet.name })}
      text={t('start.text')}
      action={
        <Button asChild>
          <IntentLink href={paths.petRoutines(pet.id)}>{t('start.action', { name: pet.name })}</IntentLink>
        </Button>
      }
    />
  );
  const calm =
    done.length > 0 ? (
      <EmptyState drawing="paw" title={t('allDone.title')} text={t('allDone.text')} />
    ) : (
      <EmptyState drawing="trail" title={t('free.title')} text={t('free.text')} />
    );
  const weekday = weekdayName(weekdayOf(today), locale);
  return (
    <>
      <section aria-labelledby="agenda-today" className="mb-6">
        <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
          <h2 id="agenda-today" className="text-2xl">
            {t('title')}
          </h2>
          <p className="text-muted">{t('date', { weekday, date: formatDay(today, locale) })}</p>
          {done.length > 0 ? (
            <p className="text-sm font-medium text-primary tabular">
              {t('counts', { done: done.length, all: done.length + open.length })}
            </p>
          ) : null}
        </div>
        <TodayList
          open={open.slice(0, most).map(wordsOf)}
          missed={missed.slice(0, most).map(wordsOf)}
          logged={Object.fromEntries(logged)}
          total={open.length}
          until={until}
          empty={isEmpty ? start : calm}
        />
        <DoneList items={done.map(wordsOf)} />
      </section>
      {isEmpty ? null : <WeekAhead ahead={ahead} all={all} />}
    </>
  );
}
