import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Pager } from '@/components/accounts/admin/pager';
import { SearchForm } from '@/components/accounts/admin/search-form';
import { UserList } from '@/components/accounts/admin/user-list';
import { PageHeader } from '@/components/shell/page-header';
import { requireAdmin } from '@/lib/access/page';
import { listUsers } from '@/lib/accounts/admin/queries';
import { usersQuery } from '@/lib/accounts/admin/schema';
import { paths } from '@/lib/core/config/paths';
import { now } from '@/lib/core/time/clock';

const PER_PAGE = { limit: 25 };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.users');
  return { title: t('title') };
}

export default async function AdminUsersPage({ searchParams }: PageProps<'/[locale]/admin/users'>) {
  const admin = await requireAdmin();
  const parsedQuery = usersQuery.safeParse({ ...(await searchParams), ...PER_PAGE });
  const query = parsedQuery.data ?? usersQuery.parse(PER_PAGE);
  const { items, nextCursor } = await listUsers(admin, query, now());
  const t = await getTranslations('admin.users');
  const { q } = query;
  return (
    <>
      <PageHeader title={t('title')} />
      <SearchForm action={paths.adminUsers} name="q" label={t('search')} submit={t('submit')} value={q} />
      <UserList users={items} searched={q !== ''} />
      <Pager path={paths.adminUsers} question={q ? { q } : {}} cursor={query.cursor} nextCursor={nextCursor} />
    </>
  );
}
