import type { ReactNode } from 'react';
import { useCan, usePageContext, useRings } from '#page-context';
import { Messages } from '@/components/loading/messages';
import type { Namespace } from '@/lib/core/i18n/messages';
import { PageContextProvider } from './page-context-provider';

/** Messages, reader and permissions for the client components of a member's page. */
export function ClientContext({ namespaces, children }: { namespaces: readonly Namespace[]; children: ReactNode }) {
  return (
    <PageContextProvider reader={usePageContext()} can={useCan()} rings={useRings()}>
      <Messages namespaces={namespaces}>{children}</Messages>
    </PageContextProvider>
  );
}
