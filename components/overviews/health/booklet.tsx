import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useReader } from '#page-context';
import type { PetState } from '@/lib/overviews/health/pet-state';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { AlbumPage } from './album-page';
import { BookletFrame } from './booklet-frame';
import { BookletPage } from './booklet-page';
import { ContactsPage } from './contacts-page';
import { GrowthPage } from './growth-page';
import { IdentityPage } from './identity-page';
import { FirstStamp, StampsPage } from './stamps-page';

interface BookletProps {
  record: HealthRecord;
  state: PetState;
  planned: readonly PlannedVaccine[];
  /** The vaccination that was just saved. */
  landing: string | null;
  lost: ReactNode;
  paper: ReactNode;
}

const pages = ['identity', 'stamps', 'growth', 'album', 'contacts', 'paper'] as const;

/** One pages through a life (inside.md, "The booklet"). */
export function Booklet({ record, state, planned, landing, lost, paper }: BookletProps) {
  const t = useTranslations('health.booklet');
  const { today } = useReader();
  const { pet, vaccinations, photos } = record;
  const isNew = state.kind === 'new';
  const told = state.kind === 'living' ? state : null;
  return (
    <BookletFrame
      texts={{ label: t('label', { name: pet.name }), previous: t('previous'), next: t('next') }}
      pages={pages.map((id) => ({ id, label: t(`pages.${id}`) }))}
    >
      <IdentityPage pet={pet} isNew={isNew}>
        {isNew ? <FirstStamp petId={pet.id} /> : null}
      </IdentityPage>
      <StampsPage
        petId={pet.id}
        doses={vaccinations.items}
        planned={planned}
        counts={told?.vaccinations ?? null}
        today={pet.deceasedOn ?? today}
        landing={landing}
      />
      <GrowthPage record={record} weight={told?.weight ?? null} />
      <AlbumPage pet={pet} photos={photos} />
      <ContactsPage pet={pet}>{lost}</ContactsPage>
      <BookletPage id="paper" title={t('pages.paper')}>
        {paper}
      </BookletPage>
    </BookletFrame>
  );
}
