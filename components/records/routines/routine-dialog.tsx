'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { FormLoading } from '@/components/loading/form-loading';
import { lazyPart } from '@/components/loading/lazy-part';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { ListedRoutine } from '@/lib/records/routines/routine';
import type { EditedRoutine } from './use-routine-board';

const RoutineForm = lazyPart(async () => (await import('./routine-form')).RoutineForm);

interface RoutineDialogProps {
  petId: string;
  edited: EditedRoutine | null;
  onSaved: (saved: ListedRoutine) => void;
  onClose: () => void;
}

export function RoutineDialog({ petId, edited, onSaved, onClose }: RoutineDialogProps) {
  const t = useTranslations('routines');
  return (
    <Dialog open={edited !== null} onOpenChange={(open) => !open && onClose()}>
      {edited ? (
        <DialogContent title={edited.routine ? t('editTitle') : t('addTitle')}>
          <Suspense fallback={<FormLoading of="routine" />}>
            <RoutineForm petId={petId} {...edited} onSaved={onSaved} />
          </Suspense>
        </DialogContent>
      ) : null}
    </Dialog>
  );
}
