import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { requirePet } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';

/** Redirects members who can't create links to the people page, before anything is streamed. */
export default async function ShareLayout({
  params,
  children,
}: {
  params: Promise<{ petId: string }>;
  children: ReactNode;
}) {
  const { petId } = await params;
  const { can } = await requirePet(petId, 'view');
  if (!can.share) redirect(paths.petPeople(petId));
  return children;
}
