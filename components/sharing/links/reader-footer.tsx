import { useLocale, useTranslations } from 'next-intl';
import { paths } from '@/lib/core/config/paths';
import { type Day, formatDay } from '@/lib/core/time/dates';

export function ReaderFooter({ lastDay }: { lastDay: Day | null }) {
  const t = useTranslations('sharing.reader');
  const locale = useLocale();
  return (
    <footer className="mx-auto grid w-full max-w-3xl gap-1 px-4 py-6 text-center text-sm text-muted">
      <p>{lastDay ? t('sharedUntil', { date: formatDay(lastDay, locale) }) : t('shared')}</p>
      <p className="print:hidden">{t('print')}</p>
      <p>
        <a href={paths.landing} className="underline underline-offset-4">
          {t('madeWith')}
        </a>
      </p>
    </footer>
  );
}
