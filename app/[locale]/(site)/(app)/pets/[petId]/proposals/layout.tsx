import type { ReactNode } from 'react';
import { requirePet } from '@/lib/access/page';

/** Checks before anything streams, so that all but the owner get a real 404. */
export default async function ProposalsLayout({
  params,
  children,
}: {
  params: Promise<{ petId: string }>;
  children: ReactNode;
}) {
  await requirePet((await params).petId, 'own');
  return children;
}
