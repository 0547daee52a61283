import type { ReactNode } from 'react';
import { useCan, useReader, useRings } from '#page-context';
import { Messages } from '@/components/loading/messages';
import type { Namespace } from '@/lib/core/i18n/messages';
import { PageContext } from './page-context';

/** Messages, reader and permissions for the client components of a member's page. */
export function ClientContext({ namespaces, children }: { namespaces: readonly Namespace[]; children: ReactNode }) {
  return (
    <PageContext reader={useReader()} can={useCan()} rings={useRings()}>
      <Messages namespaces={namespaces}>{children}</Messages>
    </PageContext>
  );
}
