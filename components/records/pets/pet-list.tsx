import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay } from '@/lib/core/time/dates';
import type { PetSummary } from '@/lib/records/pets/pet';
import { ageInWords } from './age';
import { type CoverState, type CoverTarget, PetCovers } from './pet-covers';

interface PetListProps {
  pets: readonly PetSummary[];
  to?: CoverTarget;
  states?: ReadonlyMap<string, CoverState>;
  last?: ReactNode;
}

export function PetList({ pets, to = 'pet', states, last }: PetListProps) {
  const t = useTranslations('pets');
  const { locale, today } = usePageContext();
  const isInactivePet = ({ archived, deceasedOn }: PetSummary) => archived || deceasedOn !== null;
  const inOrder = pets.toReversed();
  const covers = [...inOrder.filter((pet) => !isInactivePet(pet)), ...inOrder.filter(isInactivePet)].map((pet) => {
    const { id, name, type, cover, photoUrl, breed, dateOfBirth, deceasedOn, archived } = pet;
    const state = states?.get(id);
    const memory = deceasedOn && t('detail.deceased', { date: formatDay(deceasedOn, locale, 'medium') });
    const remark = memory ?? (archived ? t('detail.archived') : null);
    const age = dateOfBirth && ageInWords(t, dateOfBirth, deceasedOn ?? today);
    return {
      ...{ id, name, type, cover, photoUrl, about: joinIsolated([breed || t(`type.${type}`), age], ' · ') },
      ...(state && { state }),
      ...(remark && { remark }),
    };
  });
  return <PetCovers pets={covers} label={t('list.cover')} to={to} last={last} />;
}
