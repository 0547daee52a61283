import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';

/** Limits the brief to one page. */
const MAX_LINES = 8;

interface BriefPartProps {
  title: string;
  lines: readonly string[];
  none: string;
  note?: string | undefined;
}

export function BriefPart({ title, lines: texts, none, note }: BriefPartProps) {
  const t = useTranslations('visitBrief');
  const lines = [...new Set(texts)];
  const rest = lines.length - MAX_LINES;
  return (
    <BriefCard title={title}>
      {lines.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="grid gap-0.5 print:leading-tight">
          {lines.slice(0, MAX_LINES).map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
          {rest > 0 ? <li className="text-muted">{t('rest', { count: rest })}</li> : null}
        </ul>
      )}
      {note && lines.length > 0 ? <p className="mt-1 text-sm text-muted print:text-xs">{note}</p> : null}
    </BriefCard>
  );
}

interface BriefCardProps {
  title: string;
  /** Takes both columns of the page. */
  wide?: boolean;
  children: ReactNode;
}

export function BriefCard({ title, wide, children }: BriefCardProps) {
  return (
    <section
      className={cn(
        'break-inside-avoid rounded-card border border-line bg-surface p-4 print:mb-1 print:rounded-none print:border-x-0 print:border-b-0 print:p-2',
        wide && 'print:[column-span:all]',
      )}
    >
      <CardTitle className="mb-1 print:text-base">{title}</CardTitle>
      {children}
    </section>
  );
}
