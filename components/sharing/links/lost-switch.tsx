'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { focusHeading } from '@/components/ui/take-focus';
import { toast } from '@/lib/browser/page/toast';
import { endLostMode, setLostMode } from '@/lib/sharing/links/lost-client';

interface LostSwitchProps {
  petId: string;
  turn: 'on' | 'off';
  /** Translated by the server, because the banner on every page of a pet has no client messages. */
  texts: { button: string; done: string; failed: string; undo?: { label: string; done: string } };
  to?: string;
  variant?: ButtonProps['variant'];
}

export function LostSwitch({ petId, turn, texts, to, variant }: LostSwitchProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const isPressed = useRef(false);
  useEffect(
    () => () => {
      if (isPressed.current) focusHeading(document.querySelector('#lost') ?? document.querySelector('main'));
    },
    [],
  );
  const undoSwitch = async (title: string) => {
    try {
      await endLostMode(petId);
      toast({ title });
      router.refresh();
    } catch {
      toast({ title: texts.failed, tone: 'danger', retry: () => void undoSwitch(title) });
    }
  };
  const pressSwitch = async () => {
    setBusy(true);
    try {
      await (turn === 'on' ? setLostMode(petId, { note: null }) : endLostMode(petId));
      isPressed.current = true;
      const { undo: back } = texts;
      toast({
        title: texts.done,
        ...(back && { action: { label: back.label, onClick: () => void undoSwitch(back.done) } }),
      });
      if (to) router.push(to);
      router.refresh();
    } catch {
      toast({ title: texts.failed, tone: 'danger', retry: () => void pressSwitch() });
    }
    setBusy(false);
  };
  return (
    <Button className="wrap-anywhere" variant={variant ?? 'primary'} busy={busy} onClick={() => void pressSwitch()}>
      {texts.button}
    </Button>
  );
}
