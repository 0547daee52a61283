import type { ReactNode } from 'react';
import { requirePet } from '@/lib/access/page';

/** Checks before anything is streamed, so that everyone except the owner gets a 404 status. */
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
