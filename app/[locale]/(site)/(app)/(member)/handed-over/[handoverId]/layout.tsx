import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { requirePageContext } from '@/lib/access/page';
import { findProof } from '@/lib/sharing/handover/queries';

interface ProofLayoutProps {
  params: Promise<{ handoverId: string }>;
  children: ReactNode;
}

/** Checks before anything is streamed, so that the status can be 404. */
export default async function ProofLayout({ params, children }: ProofLayoutProps) {
  const { viewer } = await requirePageContext();
  if (!(await findProof(viewer, (await params).handoverId))) notFound();
  return children;
}
