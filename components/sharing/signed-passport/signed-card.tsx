import { useTranslations } from 'next-intl';
import { useCan } from '#page-context';
import { SignedOffer } from './signed-offer';
import type { SignedPet } from './signed-pet';

export function SignedCard({ pet: { id, name, breed, microchip, photoUrl, type, cover } }: { pet: SignedPet }) {
  const can = useCan();
  const t = useTranslations('signedPassport');
  const signedPet = { id, name, breed, microchip, photoUrl, type, cover };
  return <SignedOffer pet={signedPet} label={t('open')} maySign={can.share} />;
}
