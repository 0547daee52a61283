import { ClientContext } from '@/components/shell/client-context';
import type { PetType } from '@/lib/records/pets/vocabulary';
import { NotOnPageSlot } from './not-on-page-slot';

/** Names what waits on this device for a pet, on pages that show only what the server has (R12.7). */
export function NotOnPage({ pet: { id, type } }: { pet: { id: string; type: PetType } }) {
  return (
    <ClientContext namespaces={[]}>
      <NotOnPageSlot petId={id} petType={type} />
    </ClientContext>
  );
}
