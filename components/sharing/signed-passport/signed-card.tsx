import { useCan } from '#page-context';
import { Messages } from '@/components/loading/messages';
import { SignedOffer } from './signed-offer';
import type { SignedPet } from './signed-pet';

/** Includes its messages, because it must open offline. */
export function SignedCard({ pet: { id, name, breed, microchip, photoUrl, type, cover } }: { pet: SignedPet }) {
  const can = useCan();
  return (
    <Messages namespaces={['signedPassport']}>
      <SignedOffer pet={{ id, name, breed, microchip, photoUrl, type, cover }} maySign={can.share} />
    </Messages>
  );
}
