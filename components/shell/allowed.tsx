import type { ReactNode } from 'react';
import { useCan } from '#page-context';
import type { Can } from '@/lib/page-context/reader';

/** Draws its children only for readers who may do that to the pet of the page. */
export function Allowed({ to, children }: { to: keyof Can; children: ReactNode }) {
  return useCan()[to] ? children : null;
}
