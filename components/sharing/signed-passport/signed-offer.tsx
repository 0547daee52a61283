'use client';

import { Suspense, useState } from 'react';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { lazyDialog, MissingPart } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { LatestPassport } from '@/lib/sharing/signed-passport/client';
import type { SignedPet } from './signed-pet';

const SignedPass = lazyDialog(async () => (await import('./signed-pass')).SignedPass);

const failure: LatestPassport = { passport: null, state: 'saved', confirmed: null };

interface SignedOfferProps {
  pet: SignedPet;
  label: string;
  maySign: boolean;
}

/** Signs the record when the button is pressed, so that nobody shows outdated facts. */
export function SignedOffer({ pet, label, maySign }: SignedOfferProps) {
  const [isOpen, setOpen] = useState(false);
  const [latest, setLatest] = useState<LatestPassport | null>(null);
  const signFacts = async () => {
    setLatest(null);
    const client = await import('@/lib/sharing/signed-passport/client').catch(() => null);
    setLatest(client ? await client.latestPassport(pet.id, maySign) : failure);
  };
  const openOffer = () => {
    setOpen(true);
    void signFacts();
  };
  const closeOffer = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={openOffer}>
        <Icon of="qr-code" className="size-5" />
        {label}
      </Button>
      {isOpen ? (
        <LazyMessages namespaces={['signedPassport']} missing={<MissingPart giveUp={closeOffer} />}>
          <Suspense>
            <SignedPass pet={pet} latest={latest} onSign={signFacts} mayRevoke={maySign} onClose={closeOffer} />
          </Suspense>
        </LazyMessages>
      ) : null}
    </>
  );
}
