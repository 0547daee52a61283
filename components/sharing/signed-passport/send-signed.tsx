'use client';

import { useState } from 'react';
import { useCanSend, useCopy } from '@/components/shell/use-copy';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/browser/page/toast';
import { latestPassport } from '@/lib/sharing/signed-passport/client';

interface SendSignedProps {
  petId: string;
  isPrimary: boolean;
  words: { send: string; copied: string; failed: string };
}

/** Signs the current record and shares its URL, which the recipient checks at `/v`. */
export function SendSigned({ petId, isPrimary, words }: SendSignedProps) {
  const [isBusy, setBusy] = useState(false);
  const canSend = useCanSend();
  const copy = useCopy({ done: words.copied, failed: words.failed });
  const sendFile = async () => {
    setBusy(true);
    const { passport } = await latestPassport(petId, true);
    setBusy(false);
    if (!passport) toast({ title: words.failed, tone: 'danger' });
    else if (canSend) await navigator.share({ url: passport.url }).catch(() => undefined);
    else await copy(passport.url);
  };
  return (
    <Button variant={isPrimary ? 'primary' : 'outline'} busy={isBusy} onClick={() => void sendFile()}>
      <Icon of="send" className="size-5" />
      {words.send}
    </Button>
  );
}
