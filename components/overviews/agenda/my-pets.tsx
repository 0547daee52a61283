import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { PetList } from '@/components/records/pets/pet-list';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { PetsData } from '@/lib/overviews/agenda/queries';
import { usePetStates } from './pet-states';

export function MyPets({ pets, states }: Pick<PetsData, 'pets' | 'states'>) {
  const t = useTranslations('pets.list');
  const last = (
    <IntentLink href={paths.newPet} className="pet-cover-new">
      <Icon of="plus" />
      {t('another')}
    </IntentLink>
  );
  return <PetList pets={pets} states={usePetStates(states)} last={last} />;
}
