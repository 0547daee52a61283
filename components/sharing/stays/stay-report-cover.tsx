import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { PersonRing } from '@/components/ornaments/person-ring';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { formatList } from '@/lib/core/i18n/intl-formats';
import { isolate } from '@/lib/core/i18n/isolate';
import { ringLetters } from '@/lib/core/text/ring-letters';
import { type Day, daysBetween, formatDay, formatNearDay } from '@/lib/core/time/dates';
import type { StayReport } from '@/lib/sharing/stays/queries/report';

const isSameMonth = (one: Day, other: Day) => one.slice(0, 7) === other.slice(0, 7);

interface StayReportCoverProps {
  report: StayReport;
}

export function StayReportCover({ report }: StayReportCoverProps) {
  const t = useTranslations('stays');
  const { locale } = usePageContext();
  const { from, until, label, sitters, state } = report;
  const names = sitters.length > 0 ? formatList(sitters, locale) : label;
  const first = sitters[0] ?? label;
  return (
    <header className="cover-honey cover-ground -mx-4 -mt-5 mb-6 px-4 pt-2 pb-5 md:mx-0 md:mt-0 md:rounded-now md:px-6 md:pb-6 md:shadow-card">
      <IntentLink
        href={paths.stays}
        className="tap -ml-2.5 inline-grid w-11 place-items-center rounded-full print:hidden"
      >
        <Icon of="arrow-left" className="size-6" />
        <span className="sr-only">{t('title')}</span>
      </IntentLink>
      <div className="mt-1 grid grid-cols-[auto_1fr] items-center gap-4">
        <PersonRing person={{ letters: ringLetters(first, [first]), role: 'carer', colour: 'clay' }} size={72} />
        <div className="min-w-0">
          <p className="text-on-cover-muted">
            <Period report={report} />
          </p>
          <h1 className="text-[2rem] leading-tight text-balance wrap-anywhere sm:text-[2.5rem]">
            {isolate(until === null ? names : t('page.with', { count: daysBetween(from, until) + 1, names }))}
          </h1>
        </div>
      </div>
      <p className="mt-4 text-lg font-medium">
        {state === 'before' ? (
          t('page.before', { day: formatDay(from, locale, 'weekday') })
        ) : (
          <Summary report={report} />
        )}
      </p>
    </header>
  );
}

function Period({ report: { from, until } }: StayReportCoverProps) {
  const t = useTranslations('stays');
  const { locale, today } = usePageContext();
  const near = (day: Day) => formatNearDay(day, locale, today, 'dayMonth');
  if (until === null) return t('since', { from: near(from) });
  return t('period', {
    from: isSameMonth(from, until) ? Number(from.slice(8)) : near(from),
    until: near(until),
  });
}

function Summary({ report }: StayReportCoverProps) {
  const t = useTranslations('stays.page');
  if (report.allows.length === 0) return t('readOnly');
  return <ReportSummary report={report} />;
}

function ReportSummary({ report: { doses, done, planned } }: StayReportCoverProps) {
  const t = useTranslations('stays.page');
  const things = t('things', { done, planned });
  if (doses.planned === 0) return t('told', { things });
  const dosesText = doses.given === doses.planned ? t('allDoses') : t('doses', { ...doses });
  return t('toldWithDoses', { given: dosesText, things });
}
