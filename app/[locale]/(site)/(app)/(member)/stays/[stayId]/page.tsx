import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StayContactsCard } from '@/components/sharing/stays/stay-contacts-card';
import { StayDiary } from '@/components/sharing/stays/stay-diary';
import { StayMessagesCard } from '@/components/sharing/stays/stay-messages';
import { StayPass } from '@/components/sharing/stays/stay-pass';
import { StayReportCover } from '@/components/sharing/stays/stay-report-cover';
import { StayTable } from '@/components/sharing/stays/stay-table';
import { StopStayButton } from '@/components/sharing/stays/stop-stay-button';
import { ClientContext } from '@/components/shell/client-context';
import { requireOwnStay } from '@/lib/access/page';
import { formatList } from '@/lib/core/i18n/intl-formats';
import { formatDay } from '@/lib/core/time/dates';
import { getStayReport } from '@/lib/sharing/stays/queries/report';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('stays');
  return { title: t('title') };
}

export default async function StayPage({ params }: PageProps<'/[locale]/stays/[stayId]'>) {
  const { stay, reader } = await requireOwnStay((await params).stayId);
  const report = await getStayReport(stay, reader.at);
  const t = await getTranslations('stays.page');
  const { until, state, url, id, label, allows, messages, ownerPhone, contacts, faces } = report;
  const isWritten = allows.length > 0;
  const names = formatList(
    faces.map(({ name }) => name),
    reader.locale,
  );
  return (
    <ClientContext namespaces={['stays', 'sharing']}>
      <StayReportCover report={report} />
      <div className="grid gap-6">
        {isWritten ? <StayTable report={report} /> : null}
        {url ? (
          <div className="grid items-start gap-4 md:grid-cols-2">
            <div className="grid justify-items-center gap-2">
              <StayPass stayId={id} label={label} url={url} names={names} />
              <StopStayButton stayId={id} />
            </div>
            <div className="grid gap-4">
              {isWritten ? <StayMessagesCard stayId={id} messages={messages} /> : null}
              <StayContactsCard stayId={id} ownerPhone={ownerPhone} pets={contacts} />
            </div>
          </div>
        ) : null}
        {state === 'before' || !isWritten ? null : <StayDiary report={report} />}
        {state === 'over' && until !== null ? (
          <p className="border-t border-line pt-4 text-sm text-muted">
            {t('after', { day: formatDay(until, reader.locale, 'weekday') })}
          </p>
        ) : null}
      </div>
    </ClientContext>
  );
}
