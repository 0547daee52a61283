import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { foreignZone } from '@/lib/core/page-context/reader';
import { type Day, formatDay, formatTime } from '@/lib/core/time/dates';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { urgencyOf } from '@/lib/overviews/agenda/order';
import type { AppointmentKind } from '@/lib/records/appointments/vocabulary';
import { warningLine } from '@/lib/records/medications/warning-words';
import type { ShownItem } from './shown-item';

/** Translates agenda items on the server, so that the browser needs no messages for them. @param listed the day they are listed under */
export function useAgendaWords(listed?: Day): (item: AgendaItem) => ShownItem {
  const t = useTranslations('agenda');
  const kinds = useTranslations('appointments.kinds');
  const words = useTranslations();
  const reader = useReader();
  const { locale } = reader;
  const today = listed ?? reader.today;
  const date = (day: Day) => formatDay(day, locale, 'medium');

  function titleOf({ title, kind, category }: AgendaItem): string {
    if (typeof title === 'string') return title;
    if (title) return title[languageOf(locale)];
    return kind === 'appointment' ? kinds(category as AppointmentKind) : t('kinds.follow-up');
  }

  function whenOf({ day, time: local, timeZone: zone, state, place }: AgendaItem): string {
    if (local === null || zone === null) {
      if (day === today) return t('today');
      return state === 'overdue' ? t('since', { date: date(day) }) : date(day);
    }
    const clock = formatTime(local, locale);
    const elsewhere = foreignZone(zone, reader);
    const time = elsewhere ? t('inZone', { time: clock, zone: elsewhere.replaceAll('_', ' ') }) : clock;
    return day === today || place !== 'today' ? time : t('onDay', { date: date(day), time });
  }

  function aboutOf({ petName, kind, title, detail, minutes, by, skipped }: AgendaItem): string {
    const isNamed = kind === 'vaccination' || kind === 'treatment' || (kind === 'follow-up' && title !== null);
    const parts = [
      petName,
      isNamed && t(`kinds.${kind}`),
      detail,
      minutes !== null && t('minutes', { minutes }),
      skipped && t('skipped'),
      by && t('by', { name: by }),
    ];
    return joinIsolated(parts, ' · ');
  }

  return (item) => {
    const { key, kind, petId, petName, id, day, category, state, skipped } = item;
    const { place, open, scheduledFor, logId, href, recordHref, asksHistory } = item;
    return {
      ...{ key, kind, petId, petName, id, day, category, state, skipped },
      ...{ place, open, scheduledFor, logId, href, recordHref, asksHistory },
      rank: urgencyOf(item),
      title: titleOf(item),
      when: whenOf(item),
      about: aboutOf(item),
      warnings: item.warnings.map((warning) => warningLine(words, languageOf(locale), warning)),
    };
  };
}
