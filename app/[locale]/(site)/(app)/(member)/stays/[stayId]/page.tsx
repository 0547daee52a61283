import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StayContactsCard } from '@/components/sharing/stays/stay-contacts-card';
import { StayDiary } from '@/components/sharing/stays/stay-diary';
import { StayLink } from '@/components/sharing/stays/stay-link';
import { StayMessagesCard } from '@/components/sharing/stays/stay-messages';
import { StayReportCover } from '@/components/sharing/stays/stay-report-cover';
import { StayTable } from '@/components/sharing/stays/stay-table';
import { ClientContext } from '@/components/shell/client-context';
import { requireOwnStay } from '@/lib/access/page';
import { formatDay } from '@/lib/core/time/dates';
import { getStayReport } from '@/lib/sharing/stays/queries/report';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('stays');
  return { title: t('title') };
}

/** Report during and after a stay: entries of the sitter, each with its undo. */
export default async function StayPage({ params }: PageProps<'/[locale]/stays/[stayId]'>) {
  const { stay, reader } = await requireOwnStay((await params).stayId);
  const report = await getStayReport(stay, reader.at);
  const t = await getTranslations('stays.page');
  const { until, state, url, id, messages, ownerPhone, contacts } = report;
  return (
    <ClientContext namespaces={['stays']}>
      <StayReportCover report={report} />
      <div className="grid gap-6">
        <StayTable report={report} />
        {url ? (
          <div className="grid gap-4 md:grid-cols-2">
            <StayLink stayId={id} url={url} />
            <StayMessagesCard stayId={id} messages={messages} />
            <StayContactsCard stayId={id} ownerPhone={ownerPhone} pets={contacts} />
          </div>
        ) : null}
        {state === 'before' ? null : <StayDiary report={report} />}
        {state === 'over' ? (
          <p className="border-t border-line pt-4 text-sm text-muted">
            {t('after', { day: formatDay(until, reader.locale, 'weekday') })}
          </p>
        ) : null}
      </div>
    </ClientContext>
  );
}
