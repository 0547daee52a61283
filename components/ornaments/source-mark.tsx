import './source-mark.css';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import type { PublicSource, SourceKind } from '@/lib/page-context/source';
import { useSourceWords } from './source-words';

export type MarkKind = SourceKind | 'corrected';

const marks: Record<MarkKind, { icon: IconName; tone: string }> = {
  confirmed: { icon: 'seal-check', tone: 'text-primary' },
  read: { icon: 'scan-text', tone: 'text-info' },
  proposed: { icon: 'seal-question', tone: 'text-info' },
  document: { icon: 'file-text', tone: 'text-info' },
  typed: { icon: 'pen-line', tone: 'text-muted' },
  imported: { icon: 'download', tone: 'text-muted' },
  corrected: { icon: 'pencil-ring', tone: 'text-info' },
};

const sizes = { 18: 'size-4.5', 24: 'size-6', 25: 'size-6.25', 44: 'size-11' } as const;

interface MarkIconProps {
  of: MarkKind;
  size?: keyof typeof sizes;
  className?: string;
}

export function MarkIcon({ of: kind, size = 18, className }: MarkIconProps) {
  const { icon, tone } = marks[kind];
  return <Icon of={icon} className={cn('shrink-0', sizes[size], tone, className)} />;
}

/** Source of a fact, by shape and word (R13.1). A correction adds a second word and never replaces the first. */
export function SourceMark({ of: source }: { of: PublicSource }) {
  const words = useSourceWords();
  return (
    <>
      <span className="source-mark">
        <MarkIcon of={source.kind} />
        {words.brief(source)}
      </span>
      {source.corrected ? (
        <span className="source-mark">
          <MarkIcon of="corrected" />
          {words.corrected(source.corrected.at)}
        </span>
      ) : null}
    </>
  );
}

export function OptionalSourceMark({ of: source }: { of: PublicSource | undefined }) {
  return source ? (
    <span className="told-mark">
      <SourceMark of={source} />
    </span>
  ) : null;
}
