import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCan } from '#page-context';
import { Allowed } from '@/components/shell/allowed';
import { IntentLink } from '@/components/shell/intent-link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { formatDay } from '@/lib/core/time/dates';
import type { Pet } from '@/lib/records/pets/pet';
import { DeletePetButton } from './delete-pet-button';
import { PassportCard } from './passport-card';
import { PetDetails } from './pet-details';

interface PetOverviewProps {
  pet: Pet;
  next?: ReactNode;
  stamps?: ReactNode;
  paper?: ReactNode;
  children?: ReactNode;
}

export function PetOverview({ pet, next, stamps, paper, children }: PetOverviewProps) {
  const t = useTranslations('pets.detail');
  const common = useTranslations('common');
  const locale = useLocale();
  const can = useCan();
  const { id, name } = pet;
  const isBare = !(pet.microchip || pet.markings || pet.colour || pet.emergencyContact || pet.vetClinic || pet.notes);
  return (
    <div className="grid gap-4">
      <PassportCard pet={pet} heading="p" stamps={stamps}>
        {pet.deceasedOn ? (
          <Badge className="mt-3">{t('deceased', { date: formatDay(pet.deceasedOn, locale) })}</Badge>
        ) : null}
        {pet.archived ? <Badge className="mt-3">{t('archived')}</Badge> : null}
      </PassportCard>
      {next}
      {children}
      <PetDetails pet={pet} />
      {paper}
      {isBare && can.edit ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-edge p-4">
          <p className="text-muted">{t('nothing', { name })}</p>
          <Button asChild variant="outline">
            <IntentLink href={paths.editPet(id)}>{t('complete')}</IntentLink>
          </Button>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3 pt-6 print:hidden">
        <Allowed to="own">
          <DeletePetButton
            petId={id}
            texts={{
              button: t('delete', { name }),
              deleted: t('deleted', { name }),
              deletedText: t('deletedText'),
              failed: t('deleteFailed', { name }),
              undo: common('undo'),
              restored: t('restored', { name }),
              restoreFailed: t('restoreFailed', { name }),
            }}
          />
        </Allowed>
        <Allowed to="edit">
          <Button asChild variant="link">
            <IntentLink href={paths.petDeleted(id)}>{t('bin')}</IntentLink>
          </Button>
        </Allowed>
      </div>
    </div>
  );
}
