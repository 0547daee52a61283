'use client';

import { Check, SkipForward } from 'lucide';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { CompletionStatus } from '@/lib/records/routines/vocabulary';
import type { ShownItem } from './shown-item';

interface TickMarkProps {
  label: string;
  ticked: CompletionStatus | null;
  state: ShownItem['state'];
  busy: boolean;
  onTick: (() => void) | null;
}

/** Stays the same, then inert, button when ticked, so that it keeps the focus. */
export function TickMark({ label, ticked, state, busy, onTick }: TickMarkProps) {
  const mark = (
    <span
      className={cn(
        'grid size-7 place-items-center rounded-full border-2 transition-colors duration-150',
        ticked === 'done' ? 'border-primary bg-primary text-on-primary' : 'border-edge text-muted',
        !ticked && state === 'due' && 'border-due',
        !ticked && state === 'overdue' && 'border-danger',
      )}
    >
      {ticked ? <Icon of={ticked === 'done' ? Check : SkipForward} className="size-4" /> : null}
    </span>
  );
  const place = 'grid size-11 shrink-0 place-items-center rounded-control';
  if (onTick === null) {
    return (
      <span aria-hidden="true" className={place}>
        {/* Must not look as if it could be ticked. */}
        {ticked ? mark : <span className="size-2.5 rounded-full bg-edge" />}
      </span>
    );
  }
  const resting = busy || ticked !== null;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={resting || undefined}
      aria-busy={busy || undefined}
      className={cn(place, 'print:hidden')}
      onClick={resting ? undefined : onTick}
    >
      {mark}
    </button>
  );
}
