import { joinIsolated } from '@/lib/core/i18n/isolate';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { Translator } from '@/lib/core/i18n/translate';
import { type Day, dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import { isOnlyTyped, type PublicSource } from '@/lib/page-context/source';

export interface PaperWords {
  t: Translator;
  locale: FormatLocale;
  today: Day;
}

export interface ZonedWords extends PaperWords {
  timeZone: string;
}

function kindWords({ t }: PaperWords, { kind, reader }: PublicSource): string | null {
  if (kind === 'typed') return null;
  const by = joinIsolated([reader?.name, reader?.clinic], ', ');
  if (kind === 'confirmed' && reader?.through) {
    return t('passportPdf.word.confirmed', { by, through: reader.through });
  }
  return kind === 'proposed' ? t('passportPdf.word.proposed', { by }) : t(`sources.kinds.${kind}`);
}

export function paperWord(words: ZonedWords, source: PublicSource | undefined): string | null {
  if (!source || isOnlyTyped(source)) return null;
  const { t, locale, timeZone } = words;
  const { corrected } = source;
  const date = corrected && formatDay(dayIn(instantFromJson(corrected.at), timeZone), locale, 'medium');
  return [kindWords(words, source), date && t('sources.corrected', { date })].filter(Boolean).join(' · ');
}
