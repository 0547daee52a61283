'use client';

import { Button } from '@/components/ui/button';
import { loadOutbox } from '@/lib/browser/outbox/load-outbox';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';

export function DiscardButton({ of, label }: { of: readonly WaitingWrite[]; label: string }) {
  const discard = async () => (await loadOutbox()).discardWaiting(...of.map(({ seq }) => seq));
  return (
    <Button variant="outline" onClick={() => void discard()}>
      {label}
    </Button>
  );
}
