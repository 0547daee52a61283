'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { revokePassports } from '@/lib/sharing/signed-passport/client';

interface RevokeSignedProps {
  petId: string;
  onSign: () => Promise<void>;
}

/** Asks first, because revoking a passport can't be undone. */
export function RevokeSigned({ petId, onSign }: RevokeSignedProps) {
  const t = useTranslations('signedPassport');
  const [step, setStep] = useState<'offer' | 'ask' | 'done' | 'failed'>('offer');
  const revokeAll = () =>
    revokePassports(petId).then(
      () => setStep('done'),
      () => setStep('failed'),
    );
  const signAgain = () => void onSign().then(() => setStep('offer'));
  if (step === 'done')
    return (
      <div role="status" className="grid gap-3">
        <p>{t('revoked')}</p>
        <Button onClick={signAgain}>{t('signAgain')}</Button>
      </div>
    );
  if (step === 'offer') return <Button onClick={() => setStep('ask')}>{t('revoke')}</Button>;
  return (
    <div className="grid gap-3">
      <p role={step === 'failed' ? 'alert' : undefined}>{t(step === 'failed' ? 'revokeFailed' : 'revokeText')}</p>
      <Button variant="danger" onClick={() => void revokeAll()}>
        {t('revokeYes')}
      </Button>
      <Button variant="outline" onClick={() => setStep('offer')}>
        {t('keep')}
      </Button>
    </div>
  );
}
