import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FeedbackList } from '@/components/accounts/admin/feedback-list';
import { InboxFilter } from '@/components/accounts/admin/inbox-filter';
import { Pager } from '@/components/accounts/admin/pager';
import { PageHeader } from '@/components/shell/page-header';
import { requireAdmin } from '@/lib/access/page';
import { listFeedback } from '@/lib/accounts/admin/queries';
import { feedbackQuery } from '@/lib/accounts/admin/schema';
import { paths } from '@/lib/core/config/paths';
import { sendsMail } from '@/lib/core/mail/sends-mail';

const PER_PAGE = { limit: 25 };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.inbox');
  return { title: t('title') };
}

export default async function AdminInboxPage({ searchParams }: PageProps<'/[locale]/admin/inbox'>) {
  const admin = await requireAdmin();
  const parsedQuery = feedbackQuery.safeParse({ ...(await searchParams), ...PER_PAGE });
  const query = parsedQuery.data ?? feedbackQuery.parse(PER_PAGE);
  const { items, nextCursor } = await listFeedback(admin, query);
  const t = await getTranslations('admin.inbox');
  const { open, cursor } = query;
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t(sendsMail() ? 'text' : 'textNoMail')}
        actions={<InboxFilter open={open} />}
      />
      <FeedbackList feedback={items} open={open} sendsMail={sendsMail()} />
      <Pager path={paths.adminInbox} question={open ? { open: 'true' } : {}} cursor={cursor} nextCursor={nextCursor} />
    </>
  );
}
