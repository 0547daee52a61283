import type { ReactNode } from 'react';
import { requirePet } from '@/lib/access/page';

interface PetLayoutProps {
  params: Promise<{ petId: string }>;
  children: ReactNode;
}

/** Answers for a pet that is unknown or somebody else's before anything streams, so that the status is a real 404. */
export default async function PetLayout({ params, children }: PetLayoutProps) {
  await requirePet((await params).petId, 'view');
  return children;
}
