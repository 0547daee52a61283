import type { ReactNode } from 'react';
import { requirePet } from '@/lib/access/page';

/** Checks before anything is streamed, so that readers who can't edit get a 404 status. */
export default async function PapersLayout({
  params,
  children,
}: {
  params: Promise<{ petId: string }>;
  children: ReactNode;
}) {
  await requirePet((await params).petId, 'edit');
  return children;
}
