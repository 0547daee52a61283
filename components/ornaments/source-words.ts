import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { dayIn, formatNearDay, instantFromJson } from '@/lib/core/time/dates';
import type { PublicSource } from '@/lib/page-context/source';

export function useSourceWords() {
  const t = useTranslations('sources');
  const { locale, timeZone, today } = usePageContext();
  return {
    brief({ kind, reader, writer }: PublicSource): string {
      if (reader !== null && kind === 'confirmed') return t('by.confirmed', { name: reader.name });
      if (reader !== null && kind === 'proposed') return t('by.proposed', { name: reader.name });
      if (kind === 'typed' && writer) return t(`by.${writer}`);
      return t(`kinds.${kind}`);
    },
    corrected(at: string): string {
      const day = dayIn(instantFromJson(at), timeZone);
      return t('corrected', { date: formatNearDay(day, locale, today) });
    },
  };
}
