'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { toast } from '@/lib/browser/page/toast';

interface AskButtonProps {
  label: string;
  /** Accessible name, if the label alone is ambiguous. */
  name?: string;
  variant: 'dangerOutline' | 'link';
  title: string;
  text: string;
  /** Labels of the buttons below the question, if they differ. */
  confirm?: string;
  cancel?: string;
  done: string;
  failed: string;
  act: () => Promise<void>;
}

export function AskButton({ label, name, variant, title, text, confirm, cancel, done, failed, act }: AskButtonProps) {
  const common = useTranslations('common');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const press = async () => {
    setBusy(true);
    try {
      await act();
      setOpen(false);
      toast({ title: done });
      router.refresh();
    } catch {
      toast({ title: failed, tone: 'danger', retry: () => void press() });
    }
    setBusy(false);
  };

  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant={variant} size={variant === 'link' ? 'link' : undefined} aria-label={name}>
          {label}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={title}
        description={text}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">{cancel ?? common('cancel')}</Button>
            </DialogClose>
            <Button variant="danger" busy={busy} onClick={() => void press()}>
              {confirm ?? label}
            </Button>
          </>
        }
      >
        {null}
      </DialogContent>
    </Dialog>
  );
}
