import type { ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';
import type { AccountSection } from './section-nav';

type SectionCardProps = { id: AccountSection; title: string; text?: string; children: ReactNode };

export function SectionCard({ id, title, text, children }: SectionCardProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="grid gap-5">
      <div>
        <CardTitle id={`${id}-title`}>{title}</CardTitle>
        {text ? <p className="mt-1 text-muted">{text}</p> : null}
      </div>
      {children}
    </Card>
  );
}
