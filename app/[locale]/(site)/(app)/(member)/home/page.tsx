import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PasskeyOffer } from '@/components/accounts/passkeys/passkey-offer';
import { AgendaView } from '@/components/overviews/agenda/agenda-view';
import { NobodyHere } from '@/components/overviews/agenda/nobody-here';
import { DoseMessages } from '@/components/records/medications/dose-messages';
import { LateUndeliveredNotices } from '@/components/reminders/late-undelivered-notices';
import { AnswerNotices } from '@/components/sharing/proposals/answer-notices';
import { ClientContext } from '@/components/shell/client-context';
import { LivePage } from '@/components/shell/live-page';
import { requirePageContext } from '@/lib/access/page';
import { freshUntil } from '@/lib/overviews/agenda/fresh';
import { householdOf } from '@/lib/overviews/agenda/household';
import { agendaItems } from '@/lib/overviews/agenda/items';
import { nextVaccination } from '@/lib/overviews/agenda/next-vaccination';
import { arrangeAgenda } from '@/lib/overviews/agenda/order';
import { getAgenda } from '@/lib/overviews/agenda/queries';
import { readOnlyPets, withoutTicks } from '@/lib/overviews/agenda/read-only';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  return { title: t('title') };
}

export default async function HomePage({ searchParams }: PageProps<'/[locale]/home'>) {
  const { viewer, reader } = await requirePageContext();
  const { pets, agenda, undelivered, answers, isShared, hasPasskeyOffer } = await getAgenda(viewer, reader.at);
  const items = withoutTicks(agendaItems(agenda, reader), readOnlyPets(pets));
  const here = pets.toReversed().filter(({ archived, deceasedOn }) => !archived && !deceasedOn);
  return (
    <>
      {isShared ? <LivePage at={reader.at} /> : null}
      {undelivered.length > 0 ? (
        <ClientContext namespaces={['undelivered']}>
          <LateUndeliveredNotices userId={viewer.userId} items={undelivered} />
        </ClientContext>
      ) : null}
      <AnswerNotices answers={answers} />
      {hasPasskeyOffer ? <PasskeyOffer userId={viewer.userId} /> : null}
      {here.length > 0 ? (
        <ClientContext namespaces={['agenda']}>
          <DoseMessages>
            <AgendaView
              agenda={arrangeAgenda(items)}
              pets={here}
              household={householdOf(agenda, items, viewer.userId)}
              vaccination={nextVaccination(agenda, reader.today)}
              firstName={viewer.firstName}
              at={reader.at}
              until={freshUntil(items, reader)}
              all={(await searchParams).show === 'all'}
            />
          </DoseMessages>
        </ClientContext>
      ) : (
        <NobodyHere firstName={viewer.firstName} hasPets={pets.length > 0} />
      )}
    </>
  );
}
