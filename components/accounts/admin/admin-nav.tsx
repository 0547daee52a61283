'use client';

import { usePathname } from 'next/navigation';
import { IntentLink } from '@/components/loading/intent-link';
import { cn } from '@/components/ui/cn';

interface AdminNavProps {
  label: string;
  pages: readonly { href: string; label: string }[];
}

export function AdminNav({ label, pages }: AdminNavProps) {
  const pathname = usePathname();
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1">
      {pages.map(({ href, label }) => {
        const here = pathname === href;
        return (
          <IntentLink
            key={href}
            href={href}
            aria-current={here ? 'page' : undefined}
            className={cn(
              'tap inline-flex items-center rounded-control px-3 text-sm font-medium transition-colors duration-150',
              here ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
            )}
          >
            {label}
          </IntentLink>
        );
      })}
    </nav>
  );
}
