import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import { stampShape, stampTilt } from '@/lib/records/vaccinations/stamp';
import { useAgendaWords } from './agenda-words';
import type { AttentionView } from './task-view';

const isMedical = ({ kind }: AgendaItem) => kind === 'vaccination' || kind === 'treatment' || kind === 'stock';

function shapeOf({ kind, id }: AgendaItem) {
  if (kind === 'treatment') return 'oval' as const;
  if (kind !== 'vaccination') return 'hexagon' as const;
  return stampShape({ vaccine: id, product: null, antigens: [] });
}

const stampStates = { overdue: 'overdue', due: 'due', asked: 'valid', low: 'due', empty: 'overdue' } as const;

function wordOf(item: AgendaItem, late: 'overdue' | 'due'): keyof typeof stampStates {
  if (item.kind === 'stock') return item.left === 0 ? 'empty' : 'low';
  return isMedical(item) ? late : 'asked';
}

export function useAttentionWords(): (item: AgendaItem) => AttentionView {
  const t = useTranslations('home.attention');
  const estimate = useTranslations('vaccinationStatus');
  const { locale } = usePageContext();
  const wordsOf = useAgendaWords();

  function answerOf({ kind, asksHistory, petName: name }: AgendaItem): string {
    if (kind === 'treatment') return t('addTreatment');
    if (kind === 'stock') return t('addStock');
    if (kind !== 'vaccination') return t('howDidItGo');
    return asksHistory ? t('addHistory', { name }) : t('addDose');
  }

  return (item) => {
    const words = wordsOf(item, true);
    const { kind, state, petName: name, day, key, left } = item;
    const short = kind === 'vaccination' ? findVaccine(item.id)?.short[languageOf(locale)] : undefined;
    const title = short ?? words.title;
    const date = formatDay(day, locale, 'medium');
    const late = state === 'overdue' ? 'overdue' : 'due';
    const messageKey = wordOf(item, late);
    const sentence = t(`sentences.${messageKey}`, { title, name, date, left: left ?? 0 });
    return {
      ...words,
      stamp: {
        ...{ shape: shapeOf(item), title, tilt: stampTilt(key), isMedical: isMedical(item) },
        state: stampStates[messageKey],
        word: t(`words.${messageKey}`),
        isEstimated: item.isEstimated,
      },
      sentence: item.isEstimated ? estimate('isEstimate', { text: sentence }) : sentence,
      answer: answerOf(item),
    };
  };
}
