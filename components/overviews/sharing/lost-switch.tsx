'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { toast } from '@/lib/browser/page/toast';
import { endLost, setLost } from '@/lib/overviews/sharing/client';

interface LostSwitchProps {
  petId: string;
  turn: 'on' | 'off';
  /** Translated: the banner above every page of a pet needs no client messages. */
  texts: { button: string; done: string; failed: string };
  to?: string;
  variant?: ButtonProps['variant'];
}

export function LostSwitch({ petId, turn, texts, to, variant }: LostSwitchProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await (turn === 'on' ? setLost(petId, { note: null }) : endLost(petId));
      toast({ title: texts.done });
      if (to) router.push(to);
      router.refresh();
    } catch {
      toast({ title: texts.failed, tone: 'danger', retry: () => void press() });
    }
    setBusy(false);
  };
  return (
    <Button variant={variant ?? 'primary'} busy={busy} onClick={() => void press()}>
      {texts.button}
    </Button>
  );
}
