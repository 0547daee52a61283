import type { ReactNode } from 'react';
import { SevereAllergies } from '@/components/allergies/severe-allergies';
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
  return (
    <>
      <SevereAllergies names={severeAllergies} />
      {children}
    </>
  );
}
