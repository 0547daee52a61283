'use client';

import { useDoseActions } from '@/components/records/medications/dose-actions';
import type { CompletionStatus } from '@/lib/records/routines/vocabulary';
import { AgendaRow } from './agenda-row';
import type { ShownItem } from './shown-item';
import type { Ticks } from './ticks';

export interface Logged {
  logId: string;
  how: CompletionStatus;
}

interface DoseRowProps {
  item: ShownItem;
  logged: Logged | undefined;
  ticks: Ticks;
}

export function DoseRow({ item, logged, ticks }: DoseRowProps) {
  const { petId, id, title: name, scheduledFor } = item;
  const { busy, log, undoDose, question } = useDoseActions({ petId, id, name });
  // Not optimistic: a dose is shown as given only once the server has confirmed it.
  const ticked = logged?.how ?? (ticks.isOpen(item) ? null : ticks.tickOf(item));
  return (
    <>
      <AgendaRow
        item={item}
        ticked={ticked}
        busy={busy}
        onTick={(how) => {
          ticks.keep(item, how);
          void log({ status: how === 'done' ? 'given' : 'skipped', scheduledFor });
        }}
        onUndo={logged && (() => void undoDose(logged.logId))}
      />
      {question}
    </>
  );
}
