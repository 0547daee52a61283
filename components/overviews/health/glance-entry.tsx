import type { ReactNode } from 'react';
import { IntentLink } from '@/components/shell/intent-link';

interface GlanceEntryProps {
  label: string;
  href: string;
  children: ReactNode;
}

export function GlanceEntry({ label, href, children }: GlanceEntryProps) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 py-2.5">
      <dt className="min-w-0 break-words">
        <IntentLink
          href={href}
          className="tap -my-2.5 inline-flex items-center text-primary underline underline-offset-4"
        >
          {label}
        </IntentLink>
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
