import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MergedMessages } from '@/components/shell/merged-messages';
import type { Messages } from '@/lib/core/i18n/messages';

/** What logging a dose says, on pages that show no medication: all of that would weigh more than they do. */
export async function DoseMessages({ children }: { children: ReactNode }) {
  const { takeBack, logged, failed, question } = ((await getMessages()) as Messages).medications;
  const { title, yes, no } = question;
  const medications = { takeBack, logged, failed, question: { title, yes, no } };
  return <MergedMessages messages={{ medications }}>{children}</MergedMessages>;
}
