import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { isolate } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { greetingAt } from '@/lib/overviews/agenda/parts';

interface TodayGreetingProps {
  firstName: string | null;
  left?: number;
  asOf?: ReactNode;
  children?: ReactNode;
}

export function TodayGreeting({ firstName, left = 0, asOf, children }: TodayGreetingProps) {
  const t = useTranslations('home');
  const { at, locale, timeZone, today, isTimeZoneKnown } = usePageContext();
  const greeting = isTimeZoneKnown ? greetingAt(fromInstant(at, timeZone).time, languageOf(locale)) : 'any';
  return (
    <header className="min-w-0">
      <p className="text-sm text-muted first-letter:uppercase md:text-base">
        {formatDay(today, locale, 'weekday')}
        {asOf}
      </p>
      <h1 className="text-[1.8125rem] md:text-[2.75rem]">
        {firstName ? t(`greetings.${greeting}Name`, { name: isolate(firstName) }) : t(`greetings.${greeting}`)}
      </h1>
      {left > 0 ? <p className="mt-1 hidden text-muted md:block">{t('left', { count: left })}</p> : null}
      {children}
    </header>
  );
}
