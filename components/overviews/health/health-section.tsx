import type { ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';

interface HealthSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function HealthSection({ id, title, children }: HealthSectionProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 print:break-inside-avoid">
      <CardTitle id={`${id}-title`} className="mb-3">
        {title}
      </CardTitle>
      {children}
    </Card>
  );
}
