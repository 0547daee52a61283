import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/core/time/dates';
import type { Sitting } from '@/lib/sharing/stays/sitting';

export function StayFooter({ stay }: { stay: Sitting }) {
  const t = useTranslations('stays.reader');
  const locale = useLocale();
  return (
    <footer className="mx-auto mt-6 w-full max-w-3xl px-4 pb-8">
      <p className="border-t border-line pt-4 text-sm text-muted">
        {stay.untilDay === null
          ? t('untilStopped', { owner: stay.ownerFirstName })
          : t('until', { day: formatDay(stay.untilDay, locale, 'weekday') })}
      </p>
    </footer>
  );
}
