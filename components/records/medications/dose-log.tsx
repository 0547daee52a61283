import { useLocale, useTranslations } from 'next-intl';
import { Allowed } from '@/components/shell/allowed';
import { Badge } from '@/components/ui/badge';
import { isolate } from '@/lib/core/i18n/isolate';
import { formatDay, formatTime } from '@/lib/core/time/dates';
import type { LogEntry } from '@/lib/records/medications/view';
import { RemoveDose } from './remove-dose';

export function DoseLog({ petId, entries }: { petId: string; entries: LogEntry[] }) {
  const t = useTranslations('medications');
  const locale = useLocale();
  const plannedTimeOf = ({ day, planned }: LogEntry) => {
    if (!planned) return null;
    const time = formatTime(planned.time, locale);
    return t('plannedFor', {
      when: planned.day === day ? time : `${formatDay(planned.day, locale, 'medium')}, ${time}`,
    });
  };
  if (entries.length === 0) return <p className="pb-2 text-muted">{t('logEmpty')}</p>;
  return (
    <ul aria-label={t('logAria')} className="divide-y divide-line">
      {entries.map((entry) => {
        const date = formatDay(entry.day, locale, 'medium');
        const time = formatTime(entry.time, locale);
        return (
          <li key={entry.id} className="flex items-center gap-2 py-1">
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-x-2">
                <span dir="auto" className="font-medium wrap-anywhere">
                  {entry.name}
                </span>
                <Badge tone={entry.status === 'skipped' ? 'neutral' : 'primary'}>{t(`states.${entry.status}`)}</Badge>
              </p>
              <p className="text-sm text-muted wrap-anywhere">
                {date}, {t('loggedBy', { time, by: entry.by })}
                {entry.planned ? ` · ${plannedTimeOf(entry)}` : null}
                {entry.note ? ` · ${isolate(entry.note)}` : null}
              </p>
              {entry.reason ? (
                <p className="text-sm font-medium text-danger wrap-anywhere">{t('again', { reason: entry.reason })}</p>
              ) : null}
            </div>
            <Allowed to="edit">
              <RemoveDose petId={petId} entry={entry} when={{ date, time }} />
            </Allowed>
          </li>
        );
      })}
    </ul>
  );
}
