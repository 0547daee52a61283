import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuditList } from '@/components/accounts/admin/audit-list';
import { Pager } from '@/components/accounts/admin/pager';
import { SearchForm } from '@/components/accounts/admin/search-form';
import { EmptyState } from '@/components/shell/empty-state';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { requireAdmin } from '@/lib/access/page';
import { listAuditEvents } from '@/lib/accounts/admin/queries';
import { auditQuery } from '@/lib/accounts/admin/schema';
import { paths } from '@/lib/core/config/paths';

const NOBODY = { items: [], nextCursor: null };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.audit');
  return { title: t('title') };
}

export default async function AdminAuditPage({ searchParams }: PageProps<'/[locale]/admin/audit'>) {
  const admin = await requireAdmin();
  const { userId: typed, ...rest } = await searchParams;
  const parsedQuery = auditQuery.safeParse({ ...rest, ...(typed && { userId: String(typed).trim() }) });
  const { items, nextCursor } = parsedQuery.success ? await listAuditEvents(admin, parsedQuery.data) : NOBODY;
  const t = await getTranslations('admin.audit');
  const question = typed ? { userId: String(typed) } : undefined;
  const all = (
    <Button asChild variant="outline">
      <a href={paths.adminAudit}>{t('all')}</a>
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} actions={question && all} />
      <SearchForm
        action={paths.adminAudit}
        name="userId"
        label={t('search')}
        hint={parsedQuery.success ? t('hint') : t('invalid')}
        submit={t('submit')}
        value={question?.userId ?? ''}
      />
      {items.length > 0 ? <AuditList events={items} /> : <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      <Pager
        path={paths.adminAudit}
        question={question ?? {}}
        cursor={parsedQuery.data?.cursor}
        nextCursor={nextCursor}
      />
    </>
  );
}
