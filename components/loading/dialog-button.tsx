'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/browser/page/toast';
import type { Namespace } from '@/lib/core/i18n/messages';
import { LazyMessages } from './lazy-messages';
import { MissingPart } from './lazy-part';

interface DialogButtonProps<Data> {
  label: string;
  failed: string;
  namespaces: readonly Namespace[];
  read: () => Promise<Data>;
  children: (data: Data, close: () => void) => ReactNode;
}

/** Opens a dialog once its data is here. */
export function DialogButton<Data>({ label, failed, namespaces, read, children }: DialogButtonProps<Data>) {
  const [busy, setBusy] = useState(false);
  const [data, setData] = useState<Data | null>(null);
  const closeDialog = () => setData(null);
  const openDialog = async () => {
    setBusy(true);
    try {
      setData(await read());
    } catch {
      toast({ title: failed, tone: 'danger', retry: () => void openDialog() });
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="outline" busy={busy} className="justify-self-start" onClick={() => void openDialog()}>
        <Icon of="key-round" />
        {label}
      </Button>
      {data ? (
        <LazyMessages namespaces={namespaces} missing={<MissingPart giveUp={closeDialog} />}>
          <Suspense>{children(data, closeDialog)}</Suspense>
        </LazyMessages>
      ) : null}
    </>
  );
}
