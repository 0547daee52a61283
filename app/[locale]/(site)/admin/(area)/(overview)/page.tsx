import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OverviewCharts } from '@/components/accounts/admin/overview-charts';
import { Totals } from '@/components/accounts/admin/totals';
import { PageHeader } from '@/components/shell/page-header';
import { requireAdmin } from '@/lib/access/page';
import { getOverview } from '@/lib/accounts/admin/queries';
import { now } from '@/lib/core/time/clock';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin');
  return { title: t('title') };
}

export default async function AdminPage() {
  const overview = await getOverview(await requireAdmin(), now());
  const t = await getTranslations('admin.overview');
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Totals overview={overview} />
      <OverviewCharts days={overview.days} />
    </>
  );
}
