import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AgendaView } from '@/components/overviews/agenda/agenda-view';
import { UndeliveredNotices } from '@/components/overviews/reminders/undelivered-notices';
import { HomePets } from '@/components/records/pets/home-pets';
import { Messages } from '@/components/shell/messages';
import { PageHeader } from '@/components/shell/page-header';
import { requireViewer } from '@/lib/access/page';
import { now } from '@/lib/core/time/clock';
import { dayIn } from '@/lib/core/time/dates';
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
  const viewer = await requireViewer();
  const at = now();
  const reader = { at, timeZone: viewer.timeZone ?? 'UTC' };
  const { pets, agenda, undelivered } = await getAgenda(viewer, at);
  const items = agendaItems(agenda, reader);
  const [first] = agenda;
  const t = await getTranslations('home');
  return (
    <>
      <PageHeader title={viewer.firstName ? t('helloName', { name: viewer.firstName }) : t('hello')} text={t('text')} />
      {undelivered.length > 0 ? (
        <Messages namespaces={['undelivered']}>
          <UndeliveredNotices userId={viewer.userId} items={undelivered} />
        </Messages>
      ) : null}
      {first ? (
        <Messages namespaces={['agenda', 'medications']}>
          <AgendaView
            agenda={arrange(items)}
            today={dayIn(at, reader.timeZone)}
            timeZone={viewer.timeZone}
            until={freshUntil(items, reader).toISOString()}
            all={(await searchParams).show === 'all'}
            pet={{ id: first.id, name: first.name }}
          />
        </Messages>
      ) : null}
      <HomePets pets={pets} />
    </>
  );
}
