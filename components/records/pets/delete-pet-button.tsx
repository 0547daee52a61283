'use client';

import { useRouter } from 'next/navigation';
import { Suspense, useState } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { leaveSheets } from '@/lib/browser/page/sheet-history';
import { toast } from '@/lib/browser/page/toast';
import { paths } from '@/lib/core/config/paths';
import type { PetUse } from '@/lib/records/pets/pet-use-client';

const loadRemoval = () => import('@/lib/records/pets/removal-client');

const DeletePetDialog = lazyDialog(async () => (await import('./delete-pet-dialog')).DeletePetDialog);

/** Translated by the page, because the feature's messages are larger than this button. */
export interface DeletePetTexts {
  button: string;
  deleted: string;
  failed: string;
  undo: string;
  restored: string;
  restoreFailed: string;
}

interface NamedPet {
  id: string;
  name: string;
}

interface DeletePetButtonProps {
  pet: NamedPet;
  texts: DeletePetTexts;
}

function useRemoval({ id: petId, name }: NamedPet, texts: DeletePetTexts) {
  const router = useRouter();

  const undoRemoval = async () => {
    try {
      const { restorePet } = await loadRemoval();
      await restorePet(petId);
      toast({ title: texts.restored, name });
      router.refresh();
    } catch {
      toast({ title: texts.restoreFailed, tone: 'danger', retry: () => void undoRemoval() });
    }
  };

  return async (onRemoved: () => void) => {
    const { removePet } = await loadRemoval();
    await removePet(petId);
    onRemoved();
    toast({
      title: texts.deleted,
      name,
      action: { label: texts.undo, onClick: () => void undoRemoval() },
    });
    leaveSheets(() => {
      router.push(paths.pets);
      router.refresh();
    });
  };
}

/** Asks first only if other people lose something: deletion can be undone, from the bin for 30 days. */
export function DeletePetButton({ pet, texts }: DeletePetButtonProps) {
  const { id: petId, name } = pet;
  const [busy, setBusy] = useState(false);
  const [use, setUse] = useState<PetUse | null>(null);
  const removeListedPet = useRemoval(pet, texts);

  const runDeletion = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch {
      setBusy(false);
      toast({ title: texts.failed, tone: 'danger', retry: () => void runDeletion(work) });
    }
  };
  const removeNow = () => removeListedPet(() => setUse(null));
  const startRemoval = async () => {
    const { findPetUse, isUsed } = await import('@/lib/records/pets/pet-use-client');
    const petUse = await findPetUse(petId);
    if (!isUsed(petUse)) return removeNow();
    setUse(petUse);
    setBusy(false);
  };

  return (
    <>
      <Button
        className="wrap-anywhere"
        variant="dangerOutline"
        busy={busy}
        onClick={() => void runDeletion(startRemoval)}
      >
        <Icon of="trash-2" />
        {texts.button}
      </Button>
      <Suspense>
        {use ? (
          <DeletePetDialog
            title={texts.button}
            {...{ name, use, busy }}
            onDelete={() => void runDeletion(removeNow)}
            onClose={() => setUse(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
