import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StayDiary } from '@/components/overviews/stays/stay-diary';
import { StayLink } from '@/components/overviews/stays/stay-link';
import { StayTable } from '@/components/overviews/stays/stay-table';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requireOwnStay } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { formatList } from '@/lib/core/i18n/intl-formats';
import { daysBetween, formatDay } from '@/lib/core/time/dates';
import { getStayReport } from '@/lib/overviews/stays/queries/report';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('stays');
  return { title: t('title') };
}

/** While it lasts and afterwards: what was done, each line with its undo. */
export default async function StayPage({ params }: PageProps<'/[locale]/stays/[stayId]'>) {
  const { stay, reader } = await requireOwnStay((await params).stayId);
  const report = await getStayReport(stay, reader.at);
  const [t, words] = [await getTranslations('stays.page'), await getTranslations('stays')];
  const { locale } = reader;
  const { from, until, state, label, sitters, doses, done, planned, url, id } = report;
  const days = t('days', { count: daysBetween(from, until) + 1 });
  const names = sitters.length > 0 ? formatList(sitters, locale) : label;
  const given = doses.planned > 0 && doses.given === doses.planned;
  const told = given ? t('allDoses') : t('doses', { given: String(doses.given), planned: doses.planned });
  return (
    <ClientContext namespaces={['stays']}>
      <PageHeader
        title={t('with', { days, names })}
        text={words('period', {
          from: formatDay(from, locale, 'dayMonth'),
          until: formatDay(until, locale, 'dayMonth'),
        })}
        back={{ href: paths.stays, label: words('title') }}
      />
      <div className="grid gap-6">
        {state === 'before' ? (
          <p className="text-lg">{t('before', { day: formatDay(from, locale, 'weekday') })}</p>
        ) : (
          <p className="text-lg">
            {told}. {t('things', { done: String(done), planned: String(planned) })}.
          </p>
        )}
        {url ? <StayLink stayId={id} url={url} /> : null}
        <StayTable report={report} />
        {state === 'before' ? null : <StayDiary report={report} />}
        {state === 'over' ? (
          <p className="border-t border-line pt-4 text-sm text-muted">
            {t('after', { day: formatDay(until, locale, 'weekday') })}
          </p>
        ) : null}
      </div>
    </ClientContext>
  );
}
