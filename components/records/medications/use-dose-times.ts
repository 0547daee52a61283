import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { formatList } from '@/lib/core/i18n/intl-formats';
import { formatTime } from '@/lib/core/time/dates';

/** "at 08:00 and 20:00". Null without times. */
export function useDoseTimes(): (times: readonly string[]) => string | null {
  const t = useTranslations('medications');
  const { locale } = usePageContext();
  return (times) => {
    const clocks = times.map((time) => t('clock', { time: formatTime(time, locale) }));
    return clocks.length === 0 ? null : t('at', { times: formatList(clocks, locale) });
  };
}
