import { Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/shell/empty-state';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { PetSummary } from '@/lib/records/pets/pet';
import { PetList } from './pet-list';

const SHOWN = 4;

export function HomePets({ pets }: { pets: readonly PetSummary[] }) {
  const t = useTranslations();
  const add = (
    <Button asChild>
      <IntentLink href={paths.newPet}>
        <Icon of={Plus} />
        {t('pets.list.add')}
      </IntentLink>
    </Button>
  );
  if (pets.length === 0) {
    return (
      <EmptyState drawing="passport" title={t('pets.list.emptyTitle')} text={t('pets.list.emptyText')} action={add} />
    );
  }
  return (
    <div className="grid gap-5">
      <PetList pets={pets.slice(0, SHOWN)} />
      <div className="flex flex-wrap gap-3">
        {add}
        {pets.length > SHOWN ? (
          <Button asChild variant="outline">
            <IntentLink href={paths.pets}>{t('home.allPets')}</IntentLink>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
