import type { ReactNode } from 'react';
import { clientMessages } from '@/lib/core/i18n/client-messages';
import type { Namespace } from '@/lib/core/i18n/messages';
import { MergedMessages } from './merged-messages';

export async function Messages({ namespaces, children }: { namespaces: readonly Namespace[]; children: ReactNode }) {
  return <MergedMessages messages={await clientMessages(namespaces)}>{children}</MergedMessages>;
}
