import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { useStepWords } from '@/components/records/medications/step-lines';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { type Day, formatDay, formatTime, instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { partOfDay } from '@/lib/overviews/agenda/parts';
import { foreignZone, type PageContext } from '@/lib/page-context/page-context';
import type { AppointmentKind } from '@/lib/records/appointments/vocabulary';
import type { AllergyWarning } from '@/lib/records/medications/allergy-warning';
import { allergyWords, warningLine } from '@/lib/records/medications/warning-words';
import type { TaskView } from './task-view';

const NOON = '12:00';

function completionStatus({ state, skipped }: AgendaItem): TaskView['done'] {
  if (state !== 'done') return null;
  return skipped ? 'skipped' : 'done';
}

function doneTimeOf({ doneAt }: AgendaItem, { locale, timeZone }: PageContext): string | null {
  return doneAt && formatTime(fromInstant(instantFromJson(doneAt), timeZone).time, locale);
}

function useTitle(): (item: AgendaItem) => string {
  const t = useTranslations('home.task');
  const kinds = useTranslations('appointments.kinds');
  const language = languageOf(usePageContext().locale);
  return ({ title, kind, category, detail }) => {
    if (kind === 'dose') return joinIsolated([title as string, detail], ', ');
    if (typeof title === 'string') return title;
    if (title) return title[language];
    return kind === 'appointment' ? kinds(category as AppointmentKind) : t('followUp');
  };
}

function useWhen(): (item: AgendaItem) => string {
  const t = useTranslations('home.task');
  const { locale, today } = usePageContext();
  const date = (day: Day) => formatDay(day, locale, 'medium');
  return ({ day, time: local, state, place, left }) => {
    if (left !== null && place === 'today') return t('left', { left });
    const time = local && formatTime(local, locale);
    if (!time) {
      if (day === today) return t('today');
      return state === 'overdue' ? t('since', { date: date(day) }) : date(day);
    }
    return day === today || place !== 'today' ? time : t('onDay', { date: date(day), time });
  };
}

/** Translates agenda items on the server, so that the browser does not need their messages. */
export function useAgendaWords(): (item: AgendaItem, namesPet?: boolean) => TaskView {
  const t = useTranslations('home.task');
  const estimate = useTranslations('vaccinationStatus');
  const titleOf = useTitle();
  const whenOf = useWhen();
  const words = useTranslations();
  const stepWords = useStepWords();
  const reader = usePageContext();
  const { locale, today } = reader;
  const language = languageOf(locale);
  const clockOf = (at: string) => formatTime(fromInstant(instantFromJson(at), reader.timeZone).time, locale);

  const warningOf = (warning: AllergyWarning) => {
    return { short: allergyWords(words, warning), long: warningLine(words, language, warning) };
  };

  function aboutOf(item: AgendaItem, namesPet: boolean): string {
    const { petName, kind, title, detail, minutes, skipped, timeZone, repeat } = item;
    const isNamed = kind === 'vaccination' || kind === 'treatment' || (kind === 'follow-up' && title !== null);
    const elsewhere = timeZone && foreignZone(timeZone, reader);
    const parts = [
      namesPet && petName,
      isNamed && t(`kinds.${kind}`),
      kind === 'stock' && t(item.place === 'today' ? 'low' : 'runsOut'),
      kind !== 'dose' && detail,
      item.isEstimated && item.place === 'ahead' && estimate('stamp.estimated'),
      minutes !== null && t('minutes', { minutes }),
      elsewhere?.replaceAll('_', ' '),
      skipped && t('skipped'),
      repeat && t('again', { by: repeat.by, time: clockOf(repeat.at), reason: repeat.reason }),
    ];
    return joinIsolated(parts, ' · ');
  }

  return (item, namesPet = item.kind === 'dose' && item.place !== 'ahead') => {
    const { key, kind, petId, id, day, category, at, time } = item;
    const { open, scheduledFor, logId, href, recordHref } = item;
    return {
      ...{ key, kind, petId, id, day, category, at, open, scheduledFor, logId, href, recordHref },
      part: partOfDay(time ?? NOON, language),
      title: titleOf(item),
      time: time && day === today ? formatTime(time, locale) : null,
      when: item.isEstimated ? estimate('isEstimate', { text: whenOf(item) }) : whenOf(item),
      about: aboutOf(item, namesPet),
      warnings: item.warnings.map(warningOf),
      steps: stepWords(item.steps),
      done: completionStatus(item),
      doneTime: doneTimeOf(item, reader),
      isRepeated: item.repeat !== null,
      ...{ ring: null, turn: null, isShared: false },
    };
  };
}
