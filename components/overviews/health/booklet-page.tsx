import type { ReactNode } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import type { BookletPageId, Invitation } from './booklet-data';

interface BookletPageProps {
  id: BookletPageId;
  title: string;
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

export function BookletInvitation({ icon, to: { text, link } }: { icon: IconName; to: Invitation }) {
  return (
    <div className="booklet-invitation">
      <p>{text}</p>
      {link ? (
        <Button asChild variant="soft">
          <IntentLink href={link.href}>
            <Icon of={icon} />
            {link.text}
          </IntentLink>
        </Button>
      ) : null}
    </div>
  );
}
