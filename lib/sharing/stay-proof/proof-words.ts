import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import type { Translator } from '@/lib/core/i18n/translate';
import { nameIn } from '@/lib/core/text/name-in';
import { type Day, formatDay, formatNearDay } from '@/lib/core/time/dates';
import { vaccineNames } from '@/lib/records/vaccinations/catalogue';
import type { EndEstimate } from '@/lib/records/vaccinations/status';
import type { JudgedRule, StayAnswer, StayTask } from './judge';
import type { StayPeriod } from './schema';
import type { FacilityTemplate } from './template';

interface Words {
  t: Translator;
  locale: FormatLocale;
}

export function proofWords({ t, locale }: Words) {
  const names = vaccineNames(languageOf(locale));
  const estimateOf = (estimate: EndEstimate) =>
    t(`stayProof.estimated.${estimate.kind}`, {
      guideline: estimate.kind === 'guideline' ? estimate.name[languageOf(locale)] : '',
    });
  const dayOf = (day: Day | null) => (day ? formatDay(day, locale, 'long') : '');
  const nameOf = ({ of }: JudgedRule) =>
    of.kind === 'vaccine' ? nameIn(names, of.id) : t(`treatments.kinds.${of.id}`);
  return {
    nameOf,
    dayOf,
    periodOf: ({ from, until }: StayPeriod) =>
      t('stayProof.period', {
        from:
          from.slice(0, 7) === until.slice(0, 7)
            ? String(Number(from.slice(8)))
            : formatNearDay(from, locale, until, 'dayMonth'),
        until: dayOf(until),
      }),
    countOf: ({ days }: JudgedRule) => {
      const passing = days.filter(Boolean).length;
      if (passing === days.length) return t('stayProof.count.all');
      return passing === 0 ? t('stayProof.count.none') : t('stayProof.count.some', { passing, count: days.length });
    },
    noteOf: ({ state, day, estimates, of, missingDoses }: JudgedRule, { minDays }: FacilityTemplate) => {
      const within = of.kind === 'treatment' ? of.withinDays : 0;
      const sentence = t(`stayProof.states.${state}`, {
        ...{ day: dayOf(day), minDays, within, hasDay: day === null ? 'no' : 'yes', count: missingDoses },
      });
      return [sentence, ...estimates.map(estimateOf)].join('. ');
    },
    dosesOf: ({ doses }: StayTask) => {
      const days = doses.map((day) => formatDay(day, locale, 'medium')).join(', ');
      return doses.length > 1 ? t('stayProof.doses', { count: doses.length, days }) : '';
    },
    answerOf: ({ state, missing, by, isEstimated }: StayAnswer) =>
      t(`stayProof.answers.${state === 'passes' && isEstimated ? 'passesEstimated' : state}`, {
        ...{ missing, by: dayOf(by) },
      }),
  };
}

export type ProofWords = ReturnType<typeof proofWords>;
