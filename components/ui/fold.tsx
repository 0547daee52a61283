import type { ReactNode } from 'react';
import { Icon } from './icon';

interface FoldProps {
  title: string;
  note?: string;
  children: ReactNode;
}

export function Fold({ title, note, children }: FoldProps) {
  return (
    <details className="group border-b border-line">
      <summary className="tap flex list-none items-center gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="font-medium">{title}</span>{' '}
          {note ? <span className="block text-sm text-muted tabular">{note}</span> : null}
        </span>
        <Icon of="chevron-down" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
