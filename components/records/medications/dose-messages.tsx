import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MergedMessages } from '@/components/loading/merged-messages';
import type { Messages } from '@/lib/core/i18n/messages';

const usedKeys = ['takeBack', 'logged', 'failed'] as const;

export async function DoseMessages({ children }: { children: ReactNode }) {
  const all = ((await getMessages()) as Messages).medications;
  const medications = Object.fromEntries(usedKeys.map((key) => [key, all[key]]));
  return <MergedMessages messages={{ medications }}>{children}</MergedMessages>;
}
