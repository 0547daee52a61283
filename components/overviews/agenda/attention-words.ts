import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import { stampShape, stampTilt } from '@/lib/records/vaccinations/stamp';
import { useAgendaWords } from './agenda-words';
import type { ShownAttention } from './shown-task';

const isMedical = ({ kind }: AgendaItem) => kind === 'vaccination' || kind === 'treatment';

function shapeOf({ kind, id }: AgendaItem) {
  if (kind === 'treatment') return 'oval' as const;
  if (kind !== 'vaccination') return 'hexagon' as const;
  return stampShape({ vaccine: id, product: null, antigens: [] });
}

/** What stands on the stamps of "Needs attention", and the sentences behind them. */
export function useAttentionWords(): (item: AgendaItem) => ShownAttention {
  const t = useTranslations('home.attention');
  const { locale } = useReader();
  const wordsOf = useAgendaWords();

  function answerOf({ kind, asksHistory, petName: name }: AgendaItem): string {
    if (kind === 'treatment') return t('addTreatment');
    if (kind !== 'vaccination') return t('howDidItGo');
    return asksHistory ? t('addHistory', { name }) : t('addDose');
  }

  return (item) => {
    const shown = wordsOf(item, true);
    const { kind, state, petName: name, day, key } = item;
    const short = kind === 'vaccination' ? findVaccine(item.id)?.short[languageOf(locale)] : undefined;
    const title = short ?? shown.title;
    const date = formatDay(day, locale, 'short');
    const late = state === 'overdue' ? 'overdue' : 'due';
    const said = isMedical(item) ? late : 'asked';
    return {
      ...shown,
      stamp: {
        ...{ shape: shapeOf(item), title, tilt: stampTilt(key), isMedical: isMedical(item) },
        state: said === 'asked' ? 'valid' : said,
        word: t(`words.${said}`),
      },
      sentence: t(`sentences.${said}`, { title, name, date }),
      answer: answerOf(item),
    };
  };
}
