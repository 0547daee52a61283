'use client';

import type { ReactNode } from 'react';
import { ProofContext } from '@/components/forms/proof-context';
import { useProof } from './proof';
import type { ProofAccount } from './proof-account';

export function ProofProvider({ account, children }: { account: ProofAccount; children: ReactNode }) {
  const { run, dialog } = useProof(account);
  return (
    <ProofContext value={run}>
      {children}
      {dialog}
    </ProofContext>
  );
}
