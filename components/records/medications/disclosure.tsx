import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** Opens without scripts. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group mt-3 border-t border-line pt-1">
      <summary className="tap flex list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <Icon of="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
