import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import type { PetState } from '@/lib/overviews/health/pet-state';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { type BookletPageId, bookletPages } from './booklet-data';
import { BookletPages } from './booklet-pages';
import { useAlbum } from './use-album';
import { useContacts } from './use-contacts';
import { useGrowth } from './use-growth';
import { useIdentity } from './use-identity';
import { useStamps } from './use-stamps';

interface BookletProps {
  record: HealthRecord;
  state: PetState;
  planned: readonly PlannedVaccine[];
  landing: string | null;
  lost: ReactNode;
  paper: ReactNode;
}

export function Booklet({ record, state, planned, landing, lost, paper }: BookletProps) {
  const t = useTranslations('health.booklet');
  const { today } = usePageContext();
  const { pet, vaccinations, photos } = record;
  const stateIfLiving = state.kind === 'living' ? state : null;
  const data = {
    petId: pet.id,
    identity: useIdentity(pet, state.kind === 'new'),
    stamps: useStamps({
      petId: pet.id,
      doses: vaccinations.items,
      planned,
      counts: stateIfLiving?.vaccinations ?? null,
      today: pet.deceasedOn ?? today,
      landing,
    }),
    growth: useGrowth(record, stateIfLiving?.weight ?? null),
    album: useAlbum(pet, photos),
    contacts: useContacts(pet, lost),
  };
  const names = Object.fromEntries(bookletPages.map((id) => [id, t(`pages.${id}`)])) as Record<BookletPageId, string>;
  const texts = { label: t('label', { name: pet.name }), previous: t('previous'), next: t('next') };
  return (
    <BookletPages texts={texts} names={names} {...data}>
      {paper}
    </BookletPages>
  );
}
