import type { ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';

interface SharedCardProps {
  title: string;
  children: ReactNode;
  /** On one sheet of paper: a chart says nothing without its figures. */
  whole?: boolean;
}

/** A part of a reader's page. */
export function SharedCard({ title, children, whole = false }: SharedCardProps) {
  return (
    <Card className={whole ? 'break-inside-avoid' : undefined}>
      <CardTitle className="mb-2">{title}</CardTitle>
      {children}
    </Card>
  );
}

/** Entries of a part, one below the other; they stay whole on paper. */
export function SharedList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line [&>li]:break-inside-avoid [&>li]:py-2">{children}</ul>;
}
