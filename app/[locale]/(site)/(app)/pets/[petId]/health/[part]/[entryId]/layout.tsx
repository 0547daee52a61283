import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { requirePet } from '@/lib/access/page';
import { isFactPart } from '@/lib/core/config/paths';
import { findFact } from '@/lib/overviews/provenance/queries';

interface FactLayoutProps {
  params: Promise<{ petId: string; part: string; entryId: string }>;
  children: ReactNode;
}

/** Checks before anything is streamed, so that the status can be 404. */
export default async function FactLayout({ params, children }: FactLayoutProps) {
  const { petId, part, entryId } = await params;
  const { access } = await requirePet(petId, 'view');
  if (!isFactPart(part) || !(await findFact(access, part, entryId))) return notFound();
  return children;
}
