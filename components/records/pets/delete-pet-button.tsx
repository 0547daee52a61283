'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/browser/page/toast';
import { paths } from '@/lib/core/config/paths';
import { removePet, restorePet } from '@/lib/records/pets/client';

/** Translated by the page, because the feature's messages are larger than this button. */
export interface DeletePetTexts {
  button: string;
  deleted: string;
  deletedText: string;
  failed: string;
  undo: string;
  restored: string;
  restoreFailed: string;
}

/** Deletes without confirmation, because users can undo it: from the toast at once, from the bin for 30 days. */
export function DeletePetButton({ petId, texts }: { petId: string; texts: DeletePetTexts }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  const undo = async () => {
    try {
      await restorePet(petId);
      toast({ title: texts.restored });
      router.refresh();
    } catch {
      toast({ title: texts.restoreFailed, tone: 'danger', retry: () => void undo() });
    }
  };

  const remove = async () => {
    setBusy(true);
    try {
      await removePet(petId);
      toast({
        title: texts.deleted,
        description: texts.deletedText,
        action: { label: texts.undo, onClick: () => void undo() },
      });
      router.push(paths.pets);
      router.refresh();
    } catch {
      setBusy(false);
      toast({ title: texts.failed, tone: 'danger', retry: () => void remove() });
    }
  };

  return (
    <Button variant="dangerOutline" busy={busy} onClick={() => void remove()}>
      <Icon of="trash-2" />
      {texts.button}
    </Button>
  );
}
