import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewStayButton } from '@/components/sharing/stays/new-stay-button';
import { StayList } from '@/components/sharing/stays/stay-list';
import { ClientContext } from '@/components/shell/client-context';
import { HelpLink } from '@/components/shell/help-link';
import { PageHeader } from '@/components/shell/page-header';
import { requirePageContext } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { getStaysPage } from '@/lib/sharing/stays/queries/stays';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('stays');
  return { title: t('title') };
}

export default async function StaysPage() {
  const { viewer, reader } = await requirePageContext();
  const { start, stays } = await getStaysPage(viewer, reader.at);
  const [t, pages] = [await getTranslations('stays'), await getTranslations()];
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('intro')}
        back={{ href: paths.pets, label: pages('pets.list.title') }}
        actions={
          start.pets.length > 0 ? (
            <ClientContext namespaces={['stays', 'sharing']}>
              <NewStayButton start={start} />
            </ClientContext>
          ) : null
        }
      />
      <StayList stays={stays} />
      <p className="mt-6">
        <HelpLink article="together" label={t('help')} />
      </p>
    </>
  );
}
