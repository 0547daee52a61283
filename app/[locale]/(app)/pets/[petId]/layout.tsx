import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PetAlert } from '@/components/shell/pet-alert';
import { requirePet } from '@/lib/access/page';

interface PetLayoutProps {
  params: Promise<{ petId: string }>;
  children: ReactNode;
}

/**
 * Answers for a pet that is unknown or somebody else's before anything streams, so that the status is a real 404. Severe
 * allergies stand above every page of the pet.
 */
export default async function PetLayout({ params, children }: PetLayoutProps) {
  const { severeAllergies } = await requirePet((await params).petId, 'view');
  const t = await getTranslations('allergies');
  return (
    <>
      {severeAllergies.length > 0 ? <PetAlert>{t('alert', { names: severeAllergies.join(', ') })}</PetAlert> : null}
      {children}
    </>
  );
}
