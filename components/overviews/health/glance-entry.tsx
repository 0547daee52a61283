import type { ReactNode } from 'react';
import { IntentLink } from '@/components/loading/intent-link';

interface GlanceEntryProps {
  label: string;
  href: string;
  children: ReactNode;
}

export function GlanceEntry({ label, href, children }: GlanceEntryProps) {
  return (
    <div>
      <dt>
        <IntentLink href={href} className="tap">
          {label}
        </IntentLink>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
