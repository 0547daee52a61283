'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { saveFailure } from '@/lib/browser/api/save-failure';
import { toast } from '@/lib/browser/page/toast';
import { restorePet } from '@/lib/records/pets/removal-client';

export interface RestorePetTexts {
  button: string;
  label: string;
  restored: string;
  restoreFailed: string;
  tooMany: string;
}

interface RestorePetButtonProps {
  pet: { id: string; name: string };
  texts: RestorePetTexts;
}

export function RestorePetButton({ pet, texts }: RestorePetButtonProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refreshing, refresh] = useTransition();

  const restoreThisPet = async () => {
    setBusy(true);
    try {
      await restorePet(pet.id);
      toast({ title: texts.restored, name: pet.name });
      refresh(() => router.refresh());
    } catch (error) {
      const isFull = saveFailure(error) === 'limit';
      toast({
        title: isFull ? texts.tooMany : texts.restoreFailed,
        tone: 'danger',
        retry: () => void restoreThisPet(),
      });
    }
    setBusy(false);
  };

  return (
    <Button variant="outline" busy={busy || refreshing} aria-label={texts.label} onClick={() => void restoreThisPet()}>
      {texts.button}
    </Button>
  );
}
