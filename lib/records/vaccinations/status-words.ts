import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import type { Translator } from '@/lib/core/i18n/translate';
import { type Day, formatDay } from '@/lib/core/time/dates';
import type { DoseStamp } from './stamp';
import { dateOf, estimateOf, type NextDoseStatus, type VaccinationStatus } from './status';

interface Words {
  t: Translator;
  locale: FormatLocale;
}

/** Month in the same format for every language: 06/2027. */
const monthOf = (day: Day) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

type Stamp = Pick<DoseStamp, 'status' | 'state' | 'beforeChip'>;

function nextDoseKey(status: NextDoseStatus) {
  const { validUntil, missingDoses } = status;
  if (status.kind === 'overdue') return validUntil ? 'validOverdue' : 'overdue';
  if (validUntil) return validUntil === status.on ? 'endsSoon' : 'validBoosterDue';
  return status.isSoon && missingDoses === 0 ? 'boosterDue' : 'nextDose';
}

function nextDoseSentence({ t, locale }: Words, status: NextDoseStatus): string {
  const { validUntil, missingDoses, source } = status;
  const on = (day: Day | null) => (day ? formatDay(day, locale, 'medium') : '');
  const dates = { date: on(dateOf(status)), until: on(validUntil) };
  const dateText = t(`vaccinationStatus.${nextDoseKey(status)}`, dates);
  const text = source.kind === 'estimated' ? t('vaccinationStatus.isEstimate', { text: dateText }) : dateText;
  return missingDoses > 0 ? t('vaccinationStatus.incomplete', { count: missingDoses, text }) : text;
}

/** Sentence such as "Valid until 20 Nov 2027". Marks estimates. */
function sentence(words: Words, status: VaccinationStatus): string {
  const { t, locale } = words;
  const on = (day: Day) => ({ date: formatDay(day, locale, 'medium') });
  switch (status.kind) {
    case 'valid':
    case 'estimated':
      return t(`vaccinationStatus.${status.kind}`, on(status.until));
    case 'boosterDue':
    case 'overdue':
      return nextDoseSentence(words, status);
    case 'expired':
      return t('vaccinationStatus.expired', on(status.on));
    case 'noEndDate':
      return t('vaccinationStatus.noEndDate');
    case 'tooEarly':
      return t('vaccinationStatus.tooEarly', { guideline: status.guideline[languageOf(locale)] });
    case 'superseded':
      return t(`vaccinationStatus.${status.was}`);
  }
}

function badge(t: Translator, status: VaccinationStatus): string {
  switch (status.kind) {
    case 'boosterDue':
      if (status.missingDoses > 0) return t('vaccinationStatus.badge.incomplete');
      return t(`vaccinationStatus.badge.${status.isSoon ? 'boosterDue' : 'nextDose'}`);
    case 'overdue':
    case 'valid':
    case 'estimated':
    case 'expired':
    case 'noEndDate':
    case 'tooEarly':
    case 'superseded':
      return t(`vaccinationStatus.badge.${status.kind}`);
  }
}

/** Lines below the name on a stamp. Each has room for thirteen letters. */
function stampLines({ t, locale }: Words, { status, state, beforeChip }: Stamp): string[] {
  if (beforeChip && state !== 'overdue') return [t('vaccinationStatus.stamp.beforeChip')];
  const word = (key: 'validUntil' | 'estimated' | 'due' | 'nextDose' | 'overdue' | 'expired' | 'incomplete') =>
    t(`vaccinationStatus.stamp.${key}`);
  const estimateWords = estimateOf(status) ? [word('estimated')] : [];
  switch (status.kind) {
    case 'valid':
      return [word('validUntil'), monthOf(status.until)];
    case 'estimated':
      return [...estimateWords, t('vaccinationStatus.stamp.until', { month: monthOf(status.until) })];
    case 'boosterDue': {
      const due = word(status.isSoon ? 'due' : 'nextDose');
      const on = formatDay(status.on, locale, 'numeric');
      return [status.missingDoses > 0 ? word('incomplete') : due, on, ...estimateWords];
    }
    case 'overdue':
      return [word('overdue'), t('vaccinationStatus.stamp.since', { month: monthOf(status.since) }), ...estimateWords];
    case 'expired':
      return [word('expired'), monthOf(status.on)];
    case 'noEndDate':
    case 'tooEarly':
      return [t(`vaccinationStatus.stamp.${status.kind}`)];
    case 'superseded':
      return [t(`vaccinationStatus.stamp.${status.was}`)];
  }
}

export function statusWords(words: Words) {
  const { t, locale } = words;
  const guidelineOf = (status: VaccinationStatus) => estimateOf(status)?.[languageOf(locale)] ?? null;
  const sentenceOf = (status: VaccinationStatus) => sentence(words, status);
  return {
    sentenceOf,
    /** Sentence that includes the guideline of an estimate, for places where users cannot tap for details. */
    fullSentenceOf: (status: VaccinationStatus) => {
      const guideline = guidelineOf(status);
      return guideline ? t('vaccinationStatus.from', { text: sentenceOf(status), guideline }) : sentenceOf(status);
    },
    /** Names the guideline of an estimate; null for recorded dates. */
    estimateNoteOf: (status: VaccinationStatus) => {
      const guideline = guidelineOf(status);
      return guideline && t('vaccinationStatus.estimateNote', { guideline });
    },
    badgeOf: (status: VaccinationStatus) => badge(t, status),
    stampLinesOf: (stamp: Stamp) => stampLines(words, stamp),
  };
}
