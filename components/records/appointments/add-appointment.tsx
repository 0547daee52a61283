'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { useEditedEntry } from '@/components/collections/use-edited-entry';
import { FormLoading } from '@/components/loading/form-loading';
import { LateSheet } from '@/components/loading/late-sheet';
import { lazyPart } from '@/components/loading/lazy-part';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { removeCreated } from '@/lib/records/appointments/client';

const AppointmentForm = lazyPart(async () => (await import('./appointment-form')).AppointmentForm);

export function AddAppointment({ petId }: { petId: string }) {
  const t = useTranslations('appointments');
  const router = useRouter();
  const { edited, edit, close, saved } = useEditedEntry(false, () => router.refresh());
  return (
    <Allowed to="edit">
      <Button
        data-add
        variant="soft"
        size="large"
        block
        aria-label={t('add')}
        className="print:hidden"
        onClick={() => edit(null)}
      >
        <Icon of="plus" />
        {t('one')}
      </Button>
      <LateSheet open={edited !== null} title={t('addTitle')} onClose={close}>
        <Suspense fallback={<FormLoading of="appointment" />}>
          <AppointmentForm
            petId={petId}
            appointment={null}
            onSaved={(first) => saved(t('saved'), () => removeCreated(petId, first))}
          />
        </Suspense>
      </LateSheet>
    </Allowed>
  );
}
