'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { type ProvenAttempt, requiresReauthentication } from '@/lib/browser/api/reauthentication';
import type { ProofAccount } from './proof-account';

const ProofDialog = lazyDialog(async () => (await import('./proof-dialog')).ProofDialog);

/** Render `dialog` outside the form: React events bubble through portals, so its submit events would reach the form. */
export function useProof(account: ProofAccount): { run: (attempt: ProvenAttempt) => Promise<void>; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<{ attempt: ProvenAttempt } | null>(null);
  const runAttempt = async (attempt: ProvenAttempt) => {
    try {
      await attempt();
    } catch (error) {
      if (!requiresReauthentication(error)) throw error;
      setWaiting({ attempt });
    }
  };
  const closeDialog = () => setWaiting(null);
  const dialog = waiting ? (
    <Suspense>
      <ProofDialog account={account} attempt={waiting.attempt} onClose={closeDialog} />
    </Suspense>
  ) : null;
  return { run: runAttempt, dialog };
}
