import { useLocale, useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { formatList } from '@/lib/core/i18n/intl-formats';
import { isolate } from '@/lib/core/i18n/isolate';
import { type Day, formatDay } from '@/lib/core/time/dates';

interface StayClosedProps {
  closed: 'before' | 'after' | 'stopped';
  upcoming: { names: string[]; fromDay: Day; untilDay: Day | null } | null;
}

/** Displays pets and days before the stay. Displays nothing about the pets once it has ended or was stopped. */
export function StayClosed({ closed, upcoming }: StayClosedProps) {
  const t = useTranslations('stays.reader');
  const locale = useLocale();
  const words = ({ names, fromDay, untilDay }: NonNullable<StayClosedProps['upcoming']>) => ({
    names: isolate(formatList(names, locale)),
    from: formatDay(fromDay, locale),
    until: untilDay === null ? '' : formatDay(untilDay, locale),
  });
  return (
    <main id="main" className="mx-auto grid min-h-[70dvh] max-w-sm content-center gap-4 px-4 py-6">
      <h1 className="text-3xl">{t(`closed.${closed}`)}</h1>
      {upcoming ? (
        <p className="text-lg wrap-anywhere">
          {isolate(t(upcoming.untilDay === null ? 'comingOpen' : 'coming', words(upcoming)))}
        </p>
      ) : null}
      <LanguageSwitch />
    </main>
  );
}
