import type { ReactNode } from 'react';
import { requireOwnStay } from '@/lib/access/page';

interface StayLayoutProps {
  params: Promise<{ stayId: string }>;
  children: ReactNode;
}

/** Checks before anything is streamed, so that the status can be 404. */
export default async function StayLayout({ params, children }: StayLayoutProps) {
  await requireOwnStay((await params).stayId);
  return children;
}
