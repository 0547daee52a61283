import { routines } from '@/lib/collections/columns/routines';
import { comparedFields } from '@/lib/collections/compared-fields';
import { responsibleField } from '@/lib/collections/responsible-field';
import { inWeekOrder, WEEKDAYS, weekdayName } from '@/lib/core/time/dates';
import { choiceField, noteField, textField, timeField } from '@/lib/versions/entry-fields';
import { leadWords } from './lead-words';
import type { Routine } from './routine';

export const routineFields = comparedFields<Routine>('routines', routines, {
  kind: choiceField('kind', 'routines.kind', 'routines.kinds'),
  title: textField('routines.name'),
  weekdays: {
    label: 'routines.weekdays',
    show: ({ weekdays }, { t, reader: { locale } }) =>
      weekdays.length === WEEKDAYS.length
        ? t('routines.everyDay')
        : inWeekOrder(weekdays, locale)
            .map((weekday) => weekdayName(weekday, locale, 'short'))
            .join(', '),
  },
  timeOfDay: timeField('timeOfDay', 'routines.timeOfDay'),
  durationMinutes: textField('routines.duration'),
  reminderMinutesBefore: {
    label: 'routines.reminder',
    show: ({ reminderMinutesBefore: lead }, { t }) =>
      lead === null ? null : leadWords((key, values) => t(`routines.${key}`, values), lead),
  },
  responsible: responsibleField(),
  note: noteField(),
});
