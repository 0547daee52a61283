import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AgendaView } from '@/components/overviews/agenda/agenda-view';
import { UndeliveredNotices } from '@/components/overviews/reminders/undelivered-notices';
import { HomePets } from '@/components/records/pets/home-pets';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requireReader } from '@/lib/access/page';
import { freshUntil } from '@/lib/overviews/agenda/fresh';
import { agendaItems } from '@/lib/overviews/agenda/items';
import { arrange } from '@/lib/overviews/agenda/order';
import { getAgenda } from '@/lib/overviews/agenda/queries';

interface HomePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  return { title: t('title') };
}

/** Tasks of all pets, due today and in the next week; shortened unless `?show=all`. */
export default async function HomePage({ searchParams }: HomePageProps) {
  const { viewer, reader } = await requireReader();
  const { pets, agenda, undelivered } = await getAgenda(viewer, reader.at);
  const items = agendaItems(agenda, reader);
  const [first] = agenda;
  const t = await getTranslations('home');
  return (
    <>
      <PageHeader title={viewer.firstName ? t('helloName', { name: viewer.firstName }) : t('hello')} text={t('text')} />
      {undelivered.length > 0 ? (
        <ClientContext namespaces={['undelivered']}>
          <UndeliveredNotices userId={viewer.userId} items={undelivered} />
        </ClientContext>
      ) : null}
      {first ? (
        <ClientContext namespaces={['agenda', 'medications']}>
          <AgendaView
            agenda={arrange(items)}
            until={freshUntil(items, reader).toISOString()}
            all={(await searchParams).show === 'all'}
            pet={{ id: first.id, name: first.name }}
          />
        </ClientContext>
      ) : null}
      <HomePets pets={pets} />
    </>
  );
}
