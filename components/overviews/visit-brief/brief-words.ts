import { useLocale, useTranslations } from 'next-intl';
import { isolated, joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { formatDay } from '@/lib/core/time/dates';
import type { VisitBrief } from '@/lib/overviews/visit-brief/queries';
import { currentMedications, dosageOn } from '@/lib/records/medications/plan';
import { notComparedWords, warnedFirst, warningLine } from '@/lib/records/medications/warning-words';
import { vaccineName } from '@/lib/records/vaccinations/catalogue';
import { markLines } from '@/lib/records/vaccinations/mark-words';
import { formatWeight } from '@/lib/records/weights/units';

/** Server only: it includes the names of all vaccines. */
export function useBriefWords(brief: VisitBrief, weightUnit: 'kg' | 'lb') {
  const t = useTranslations('visitBrief');
  const severity = useTranslations('allergies.severities');
  const marks = useTranslations('vaccinations.marks');
  const frequency = useTranslations('medications.frequencies');
  const words = useTranslations();
  const locale = useLocale();
  const language = languageOf(locale);
  const day = (date: string) => formatDay(date, locale, 'medium');
  const weightOf = (grams: number) => formatWeight(grams, weightUnit, locale);
  const { weight, missed, news, vaccinations, due, conditions, medications, today, since } = brief;

  const changeOf = (percent: number) => {
    const rounded = formatNumber(Math.abs(percent), locale, { max: 1 });
    if (Math.abs(percent) < 0.05) return t('same');
    return percent > 0 ? t('more', { percent: rounded }) : t('less', { percent: rounded });
  };
  const weights = weight
    ? [
        t('weightNow', { weight: weightOf(weight.latest.grams), date: day(weight.latest.day) }),
        ...(weight.before && weight.percent !== null
          ? [
              t('weightFrom', {
                change: changeOf(weight.percent),
                date: day(weight.before.day),
                weight: weightOf(weight.before.grams),
              }),
            ]
          : []),
      ]
    : [];
  const missedLines = missed.map(({ name, missed: count, skipped, due: of, countedFrom }) => {
    const text =
      skipped > 0
        ? t('skippedOf', { name, missed: count, due: of, skipped })
        : t('missedOf', { name, missed: count, due: of });
    return countedFrom > since.from ? `${text} (${t('missedSince', { date: day(countedFrom) })})` : text;
  });
  const newsLines = news.map((one) => {
    const what =
      one.kind === 'newAllergy'
        ? t('news.newAllergy', { name: one.name, severity: severity(one.severity) })
        : t(`news.${one.kind}`, { name: one.name });
    return t('onDay', { what, date: day(one.day) });
  });
  const vaccinationLines = [
    ...vaccinations.map((dose) =>
      [
        t('given', { name: vaccineName(dose.vaccine, language), date: day(dose.givenOn) }),
        ...markLines(dose, locale, marks),
      ].join('. '),
    ),
    ...due.flatMap(({ name, due: dueOn, status }) =>
      dueOn ? [t(status === 'due_soon' ? 'due' : 'overdue', { name: name[language], date: day(dueOn) })] : [],
    ),
  ];
  const given = currentMedications(medications, today);
  const medicines = warnedFirst(given).map((one) =>
    [
      joinIsolated([one.name, dosageOn(one, today), frequency(one.frequency)], ' · '),
      ...one.allergyCheck.conflicts.map((warning) => warningLine(words, language, warning)),
    ].join('. '),
  );
  const current = [...medicines, ...conditions.map(({ name }) => isolated(name))];
  return {
    ...{ weights, missed: missedLines, news: newsLines, vaccinations: vaccinationLines, current },
    notCompared: notComparedWords(words, given).join(' '),
  };
}
