import type { ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';

interface SharedCardProps {
  title: string;
  children: ReactNode;
  whole?: boolean;
}

export function SharedCard({ title, children, whole = false }: SharedCardProps) {
  return (
    <Card className={whole ? 'break-inside-avoid' : undefined}>
      <CardTitle className="mb-2">{title}</CardTitle>
      {children}
    </Card>
  );
}

export function SharedList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line [&>li]:break-inside-avoid [&>li]:py-2">{children}</ul>;
}
