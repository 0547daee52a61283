import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface BookletPageProps {
  id: string;
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function BookletPage({ id, title, aside, className, children }: BookletPageProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cn('booklet-page', className)}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
