import type { ReactNode } from 'react';
import { useCan } from '#page-context';
import type { Can } from '@/lib/page-context/page-context';

/** Renders its children only if the reader may do `to` with the page's pet. */
export function Allowed({ to, children }: { to: keyof Can; children: ReactNode }) {
  return useCan()[to] ? children : null;
}
