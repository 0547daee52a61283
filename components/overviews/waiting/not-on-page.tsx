import { ClientContext } from '@/components/shell/client-context';
import type { PetType } from '@/lib/records/pets/vocabulary';
import type { WaitingKind } from './kinds';
import { NotOnPageSlot } from './not-on-page-slot';

interface NotOnPageProps {
  pet: { id: string; type: PetType };
  reads?: readonly WaitingKind[];
}

/** Lists a pet's unsent entries on pages that only display the server's data (R12.7). */
export function NotOnPage({ pet: { id, type }, reads }: NotOnPageProps) {
  return (
    <ClientContext namespaces={[]}>
      <NotOnPageSlot petId={id} petType={type} reads={reads} />
    </ClientContext>
  );
}
