'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { FormLoading } from '@/components/loading/form-loading';
import { LateSheet } from '@/components/loading/late-sheet';
import { lazyPart } from '@/components/loading/lazy-part';
import type { ListedRoutine } from '@/lib/records/routines/routine';
import type { EditedRoutine } from './use-routine-board';

const RoutineForm = lazyPart(async () => (await import('./routine-form')).RoutineForm);

interface RoutineDialogProps {
  petId: string;
  edited: EditedRoutine | null;
  onSaved: (savedRoutine: ListedRoutine) => void;
  onClose: () => void;
}

export function RoutineDialog({ petId, edited, onSaved, onClose }: RoutineDialogProps) {
  const t = useTranslations('routines');
  return (
    <LateSheet open={edited !== null} title={t(edited?.routine ? 'editTitle' : 'addTitle')} onClose={onClose}>
      <Suspense fallback={<FormLoading of="routine" />}>
        {edited ? <RoutineForm petId={petId} {...edited} onSaved={onSaved} /> : null}
      </Suspense>
    </LateSheet>
  );
}
