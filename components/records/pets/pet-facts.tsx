import type { ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';

export interface Fact {
  label: string;
  value: ReactNode;
}

export function FactCard({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const filledFacts = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  const [only] = filledFacts;
  if (!only) return null;
  // A single fact with the name of its group needs no label.
  const sayLabels = filledFacts.length > 1 || only.label !== title;
  return (
    <Card className="break-inside-avoid">
      <CardTitle className="mb-3">{title}</CardTitle>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(8rem,auto)_1fr]">
        {filledFacts.map(({ label, value }) => (
          <div key={label} className="sm:contents">
            <dt className={sayLabels ? 'text-sm text-muted sm:text-base' : 'sr-only'}>{label}</dt>
            <dd dir="auto" className="break-words whitespace-pre-line">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
