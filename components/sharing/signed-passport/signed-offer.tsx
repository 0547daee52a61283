'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type LatestPassport, latestPassport } from '@/lib/sharing/signed-passport/client';
import type { SignedPet } from './signed-pet';

const SignedPass = lazyDialog(async () => (await import('./signed-pass')).SignedPass);

interface SignedOfferProps {
  pet: SignedPet;
  maySign: boolean;
}

/** Signs the record when the button is pressed, so that nobody shows outdated facts. */
export function SignedOffer({ pet, maySign }: SignedOfferProps) {
  const t = useTranslations('signedPassport');
  const [isOpen, setOpen] = useState(false);
  const [latest, setLatest] = useState<LatestPassport | null>(null);
  const sign = async () => {
    setLatest(null);
    setLatest(await latestPassport(pet.id, maySign));
  };
  const open = () => {
    setOpen(true);
    void sign();
  };
  return (
    <>
      <Button variant="outline" onClick={open}>
        <Icon of="qr-code" className="size-5" />
        {t('open')}
      </Button>
      {isOpen ? (
        <Suspense>
          <SignedPass pet={pet} latest={latest} onSign={sign} mayRevoke={maySign} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
