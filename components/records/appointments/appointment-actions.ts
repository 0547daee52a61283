'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isOnline } from '@/lib/browser/api/connection';
import { toast } from '@/lib/browser/page/toast';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { appointmentsClient, removeFollowing } from '@/lib/records/appointments/client';
import type { AppointmentStatus } from '@/lib/records/appointments/vocabulary';

export function useAppointmentActions(petId: string, appointment: Appointment, refresh: () => void) {
  const { id, status: before } = appointment;
  const t = useTranslations('appointments');
  const entries = useTranslations('entries');
  const offline = useTranslations('shell.offline');
  const [busy, setBusy] = useState(false);

  async function runWork(
    work: () => Promise<unknown>,
    outcome: { title: string; undo?: () => void },
    failureMessage: string,
  ) {
    setBusy(true);
    try {
      await work();
      const action = outcome.undo && { label: entries('undo'), onClick: outcome.undo };
      toast({ title: outcome.title, action });
      refresh();
    } catch {
      const title = isOnline() ? failureMessage : offline('needed');
      toast({ title, tone: 'danger', retry: () => void runWork(work, outcome, failureMessage) });
    }
    setBusy(false);
  }

  const changeStatus = (status: AppointmentStatus, undo?: () => void) =>
    runWork(
      () => appointmentsClient.update(petId, appointment, { status }),
      { title: t(`changed.${status}`), undo },
      t('changeFailed'),
    );
  const restoreAppointment = () =>
    runWork(
      () => appointmentsClient.restore(petId, appointment),
      { title: entries('restored') },
      entries('restoreFailed'),
    );

  return {
    busy,
    setStatus: (status: AppointmentStatus) => changeStatus(status, () => void changeStatus(before)),
    removeFollowing: () =>
      runWork(
        () => removeFollowing(petId, id),
        { title: t('removedFollowing'), undo: () => void restoreAppointment() },
        entries('removeFailed'),
      ),
  };
}
