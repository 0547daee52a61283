import { useTranslations } from 'next-intl';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { trimOf } from '@/lib/core/text/trim';
import { passportLines } from '@/lib/records/pets/passport-line';
import type { PetSummary } from '@/lib/records/pets/pet';
import { type CardTarget, PetCards } from './pet-cards';

export function PetList({ pets, to }: { pets: readonly PetSummary[]; to?: CardTarget }) {
  const t = useTranslations('pets');
  const cards = pets.map((pet) => ({
    id: pet.id,
    name: pet.name,
    type: pet.type,
    kind: joinIsolated([t(`type.${pet.type}`), pet.breed], ' · '),
    line: trimOf(passportLines(pet)[0], '<'),
    ...(pet.photoUrl && { photoUrl: `${pet.photoUrl}&size=small` }),
    ...(pet.archived && { remark: t('detail.archived') }),
  }));
  return <PetCards pets={cards} to={to} />;
}
