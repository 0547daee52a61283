import type { ReactNode } from 'react';
import { useCan } from '#page-context';
import type { Can } from '@/lib/page-context/can';

export function Allowed({ to, children }: { to: keyof Can; children: ReactNode }) {
  return useCan()[to] ? children : null;
}
