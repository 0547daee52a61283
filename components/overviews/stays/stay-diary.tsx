import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay, formatTime, instantFromJson, timeIn } from '@/lib/core/time/dates';
import type { StayReport, StayReportDay } from '@/lib/overviews/stays/queries/report';
import { RemoveNote, UndoLine } from './undo-button';

/** The newest day first: what was told, what was done, and what was not. */
export function StayDiary({ report }: { report: StayReport }) {
  const t = useTranslations('stays.page');
  return (
    <section aria-labelledby="diary">
      <h2 id="diary" className="text-xl">
        {t('diary')}
      </h2>
      {report.diary.length === 0 ? <p className="mt-1 text-muted">{t('empty')}</p> : null}
      <ol className="divide-y divide-line">
        {report.diary.map((entry) => (
          <DiaryDay key={entry.day} stayId={report.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function DiaryDay({ stayId, entry: { day, note, lines, missed } }: { stayId: string; entry: StayReportDay }) {
  const t = useTranslations('stays.page');
  const { locale } = useReader();
  const name = formatDay(day, locale, 'weekday');
  return (
    <li className="grid gap-2.5 py-5 sm:grid-cols-[8rem_1fr]">
      <h3 className="text-base text-muted">
        <time dateTime={day}>{name}</time>
      </h3>
      <div className="grid min-w-0 gap-2.5">
        {note?.photo ? (
          <img
            src={`/api/pets/${note.photo.petId}/photos/${note.photo.id}/file`}
            alt={t('photoOf', { day: name })}
            loading="lazy"
            className="max-h-80 w-full rounded-tile object-cover"
          />
        ) : null}
        {note?.text ? (
          <blockquote dir="auto" className="font-display text-xl whitespace-pre-line wrap-anywhere">
            {note.text}
          </blockquote>
        ) : null}
        {note ? (
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            {joinIsolated([note.by], '')}
            <RemoveNote stayId={stayId} day={day} />
          </p>
        ) : null}
        <ul className="grid gap-1">
          {lines.map((line) => {
            const what = joinIsolated([line.title, line.petName], ', ');
            const time = formatTime(timeIn(instantFromJson(line.at), line.timeZone), locale);
            return (
              <li key={line.key} className="flex items-center gap-3 rounded-tile bg-sunken px-3.5 py-1.5">
                <Icon of={line.source === 'dose' ? 'pill' : 'check'} className="size-5 shrink-0" />
                <span className="min-w-0 grow wrap-anywhere">
                  {what} <span className="text-sm text-muted">{t('by', { name: line.by, time })}</span>
                </span>
                <UndoLine line={line} what={what} />
              </li>
            );
          })}
          {missed.map(({ key, petName, title }) => (
            <li key={key} className="flex min-h-11 items-center gap-3 px-3.5 text-muted">
              <Icon of="minus" className="size-5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {joinIsolated([title, petName], ', ')}: {t('missed')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
