import { useLocale, useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { useMeasureSummary } from '@/components/records/measures/measure-summary';
import { useStepWords } from '@/components/records/medications/step-lines';
import { useFrequencyWords } from '@/components/records/symptoms/symptom-words';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { formatDay } from '@/lib/core/time/dates';
import type { VisitBrief } from '@/lib/overviews/visit-brief/queries';
import { currentMedications, dosageOn, upcomingSteps } from '@/lib/records/medications/plan';
import { notComparedWords, sortWarnedFirst, warningLine } from '@/lib/records/medications/warning-words';
import { vaccineName } from '@/lib/records/vaccinations/catalogue';
import { markLines } from '@/lib/records/vaccinations/mark-words';
import { statusWords } from '@/lib/records/vaccinations/status-words';
import { formatWeight } from '@/lib/records/weights/units';

function useDay(): (date: string) => string {
  const locale = useLocale();
  return (date) => formatDay(date, locale, 'medium');
}

function useSymptomLines({ symptoms, since }: VisitBrief): string[] {
  const t = useTranslations('symptoms');
  const brief = useTranslations('visitBrief');
  const words = useFrequencyWords();
  const day = useDay();
  const { from, list } = symptoms;
  return list.map((frequency) => {
    const text = t('frequencyOf', { kind: t(`kinds.${frequency.kind}`), often: words(frequency) });
    return from > since.from ? `${text} (${brief('missedSince', { date: day(from) })})` : text;
  });
}

function useWeightLines({ weight }: VisitBrief): string[] {
  const t = useTranslations('visitBrief');
  const { locale, weightUnit } = usePageContext();
  const day = useDay();
  const weightOf = (grams: number) => formatWeight(grams, weightUnit, locale);
  const changeOf = (percent: number) => {
    const roundedPercent = formatNumber(Math.abs(percent), locale, { max: 1 });
    if (Math.abs(percent) < 0.05) return t('same');
    return percent > 0 ? t('more', { percent: roundedPercent }) : t('less', { percent: roundedPercent });
  };
  if (!weight) return [];
  const { latest, before, percent } = weight;
  const now = t('weightNow', { weight: weightOf(latest.grams), date: day(latest.day) });
  if (!before || percent === null) return [now];
  const from = { change: changeOf(percent), date: day(before.day), weight: weightOf(before.grams) };
  return [now, t('weightFrom', from)];
}

function useDoseLines({ doses, since }: VisitBrief): string[] {
  const t = useTranslations('visitBrief');
  const day = useDay();
  return doses.map(({ name, missed, skipped, due, countedFrom }) => {
    const key = skipped > 0 ? 'skippedOf' : 'missedOf';
    const text = missed === null ? t('notLogged', { name }) : t(key, { name, missed, due, skipped });
    return countedFrom > since.from ? `${text} (${t('missedSince', { date: day(countedFrom) })})` : text;
  });
}

function useNewsLines({ news }: VisitBrief): string[] {
  const t = useTranslations('visitBrief');
  const severity = useTranslations('allergies.severities');
  const day = useDay();
  return news.map((one) => {
    const what =
      one.kind === 'newAllergy'
        ? t('news.newAllergy', { name: one.name, severity: severity(one.severity) })
        : t(`news.${one.kind}`, { name: one.name });
    return t('onDay', { what, date: day(one.day) });
  });
}

function useVaccinationLines({ vaccinations, due }: VisitBrief): string[] {
  const t = useTranslations('visitBrief');
  const marks = useTranslations('vaccinations.marks');
  const estimate = useTranslations('vaccinationStatus');
  const locale = useLocale();
  const { fullSentenceOf } = statusWords({ t: useTranslations(), locale });
  const language = languageOf(locale);
  const day = useDay();
  return [
    ...vaccinations.map((dose) =>
      [
        t('given', { name: vaccineName(dose.vaccine, language), date: day(dose.givenOn) }),
        ...markLines(dose, locale, marks),
      ].join('. '),
    ),
    ...due.flatMap(({ name, due: dueOn, status, certain, lastDoseStatus }) => {
      if (lastDoseStatus) return [t('statusOf', { name: name[language], status: fullSentenceOf(lastDoseStatus) })];
      if (!dueOn) return [];
      const text = t(status === 'due_soon' ? 'due' : 'overdue', { name: name[language], date: day(dueOn) });
      return [certain === 'computed' ? estimate('isEstimate', { text }) : text];
    }),
  ];
}

function useCurrentLines({ conditions, medications }: VisitBrief) {
  const frequency = useTranslations('medications.frequencies');
  const words = useTranslations();
  const stepWords = useStepWords();
  const { locale, today } = usePageContext();
  const language = languageOf(locale);
  const current = currentMedications(medications, today);
  const medicines = sortWarnedFirst(current).map((one) =>
    [
      joinIsolated([one.name, dosageOn(one, today), frequency(one.frequency)], ' · '),
      ...stepWords(upcomingSteps(one, today)),
      ...one.allergyCheck.conflicts.map((warning) => warningLine(words, language, warning)),
    ].join('. '),
  );
  return {
    current: [...medicines, ...conditions.map(({ name }) => isolate(name))],
    notCompared: notComparedWords(words, current).join(' '),
  };
}

function useMeasureLines({ measures, since }: VisitBrief): string[] {
  const t = useTranslations('visitBrief');
  const day = useDay();
  const summaryOf = useMeasureSummary();
  return measures.map(({ measure, readings, countedFrom }) => {
    const text = summaryOf(measure, readings);
    return countedFrom > since.from ? `${text} (${t('missedSince', { date: day(countedFrom) })})` : text;
  });
}

/** Server only, because it includes the names of all vaccines. */
export function useBriefWords(brief: VisitBrief) {
  return {
    symptoms: useSymptomLines(brief),
    weights: useWeightLines(brief),
    doses: useDoseLines(brief),
    measures: useMeasureLines(brief),
    news: useNewsLines(brief),
    vaccinations: useVaccinationLines(brief),
    ...useCurrentLines(brief),
  };
}
