import { ClientContext } from '@/components/shell/client-context';
import type { PetType } from '@/lib/records/pets/vocabulary';
import type { WaitingKind } from './kinds';
import { NotOnPageSlot } from './not-on-page-slot';

interface NotOnPageProps {
  pet: { id: string; type: PetType };
  /** Collections that the page reads; all without it. */
  reads?: readonly WaitingKind[];
}

/** Names what waits on this device for a pet, on pages that show only what the server has (R12.7). */
export function NotOnPage({ pet: { id, type }, reads }: NotOnPageProps) {
  return (
    <ClientContext namespaces={[]}>
      <NotOnPageSlot petId={id} petType={type} reads={reads} />
    </ClientContext>
  );
}
