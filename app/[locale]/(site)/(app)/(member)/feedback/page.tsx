import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { FeedbackForm } from '@/components/site/feedback/feedback-form';
import { FeedbackList } from '@/components/site/feedback/feedback-list';
import { KindLinks } from '@/components/site/feedback/kind-links';
import { Card } from '@/components/ui/card';
import { requireViewer } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { pageQuery } from '@/lib/core/http/pagination';
import { listOwnFeedback } from '@/lib/site/feedback/queries';
import { feedbackKindOf } from '@/lib/site/feedback/vocabulary';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('feedback');
  return { title: t('title') };
}

const ownPage = pageQuery.pick({ cursor: true }).catch({});

export default async function FeedbackPage({ searchParams }: PageProps<'/[locale]/feedback'>) {
  const viewer = await requireViewer();
  const query = await searchParams;
  const kind = feedbackKindOf(query.about);
  const entries = await listOwnFeedback(viewer, { limit: 20, ...ownPage.parse({ cursor: query.cursor }) });
  const t = await getTranslations();
  return (
    <>
      <PageHeader
        title={t('feedback.title')}
        text={t('feedback.intro')}
        back={{ href: paths.profile, label: t('account.title') }}
      />
      <KindLinks kind={kind} />
      <Card>
        <ClientContext namespaces={['feedback']}>
          {/* Keyed by kind, so that errors of one form do not appear in the next. */}
          <FeedbackForm key={kind} kind={kind} />
        </ClientContext>
      </Card>
      <FeedbackList entries={entries} kind={kind} />
    </>
  );
}
