import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay, weekdayName, weekdayOf } from '@/lib/core/time/dates';
import type { StayReport, StayReportDay } from '@/lib/sharing/stays/queries/report';
import { StayAlbum } from './stay-album';
import { StayLines } from './stay-lines';
import { RemoveNote } from './undo-button';

export function StayDiary({ report }: { report: StayReport }) {
  const t = useTranslations('stays.page');
  return (
    <section aria-labelledby="diary">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="diary" className="text-2xl">
          {t('diary')}
        </h2>
        <StayAlbum report={report} />
      </div>
      {report.diary.length === 0 ? <p className="mt-1 text-muted">{t('empty')}</p> : null}
      <ol className="divide-y divide-line">
        {report.diary.map((entry) => (
          <DiaryDay key={entry.day} stayId={report.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function DiaryDay({ stayId, entry }: { stayId: string; entry: StayReportDay }) {
  const { day, note, lines, missed } = entry;
  const { locale } = usePageContext();
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3.5 py-5 md:grid-cols-[4.5rem_minmax(0,1fr)]">
      <h3 className="text-center leading-none">
        <time dateTime={day}>
          <span className="sr-only">{formatDay(day, locale, 'weekday')}</span>
          <span aria-hidden className="block font-sans text-sm font-normal text-muted">
            {weekdayName(weekdayOf(day), locale, 'short')}
          </span>
          <span aria-hidden className="mt-1 block text-[1.75rem] tabular">
            {Number(day.slice(8))}
          </span>
        </time>
      </h3>
      <div className="grid max-w-2xl min-w-0 gap-3">
        {note ? <DiaryNote stayId={stayId} day={day} note={note} /> : null}
        <StayLines lines={lines} />
        {missed.length > 0 ? <MissedTasks missed={missed} /> : null}
      </div>
    </li>
  );
}

interface DiaryNoteProps {
  stayId: string;
  day: string;
  note: NonNullable<StayReportDay['note']>;
}

function DiaryNote({ stayId, day, note: { photo, text, by } }: DiaryNoteProps) {
  const t = useTranslations('stays.page');
  const { locale } = usePageContext();
  return (
    <>
      {photo ? (
        <img
          src={`/api/pets/${photo.petId}/photos/${photo.id}/file`}
          alt={t('photoOf', { day: formatDay(day, locale, 'weekday') })}
          loading="lazy"
          className="aspect-[7/4] w-full rounded-tile bg-sunken object-cover"
        />
      ) : null}
      {text === null ? null : (
        <blockquote dir="auto" className="font-display text-[1.375rem] leading-snug whitespace-pre-line wrap-anywhere">
          {text}
        </blockquote>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {joinIsolated([by], '')}
        <RemoveNote stayId={stayId} day={day} />
      </p>
    </>
  );
}

function MissedTasks({ missed }: { missed: StayReportDay['missed'] }) {
  const t = useTranslations('stays.page');
  return (
    <div className="flex items-start gap-3 rounded-tile bg-sunken px-3.5 py-2.5">
      <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] border-muted text-muted">
        <Icon of="minus" className="size-3" />
      </span>
      <div className="min-w-0">
        <p className="text-muted">{t('missed')}</p>
        <ul>
          {missed.map(({ key, petName, title }) => (
            <li key={key} className="wrap-anywhere">
              <span className="font-medium">{joinIsolated([title], '')}</span>{' '}
              <span className="text-muted">{joinIsolated([petName], '')}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
