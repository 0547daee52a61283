import type { ReactNode } from 'react';
import { useCan, useReader } from '#page-context';
import type { Namespace } from '@/lib/core/i18n/messages';
import { Messages } from './messages';
import { PageContext } from './page-context';

/** What the client components of a member's page need: their messages, who reads, and what the reader may do. */
export function ClientContext({ namespaces, children }: { namespaces: readonly Namespace[]; children: ReactNode }) {
  return (
    <PageContext reader={useReader()} can={useCan()}>
      <Messages namespaces={namespaces}>{children}</Messages>
    </PageContext>
  );
}
