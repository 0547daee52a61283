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

  async function run(work: () => Promise<unknown>, done: { title: string; undo?: () => void }, failed: string) {
    setBusy(true);
    try {
      await work();
      const action = done.undo && { label: entries('undo'), onClick: done.undo };
      toast({ title: done.title, action });
      refresh();
    } catch {
      const title = isOnline() ? failed : offline('needed');
      toast({ title, tone: 'danger', retry: () => void run(work, done, failed) });
    }
    setBusy(false);
  }

  const change = (status: AppointmentStatus, undo?: () => void) =>
    run(
      () => appointmentsClient.update(petId, appointment, { status }),
      { title: t(`changed.${status}`), undo },
      t('changeFailed'),
    );
  const restore = () =>
    run(() => appointmentsClient.restore(petId, appointment), { title: entries('restored') }, entries('restoreFailed'));

  return {
    busy,
    setStatus: (status: AppointmentStatus) => change(status, () => void change(before)),
    removeFollowing: () =>
      run(
        () => removeFollowing(petId, id),
        { title: t('removedFollowing'), undo: () => void restore() },
        entries('removeFailed'),
      ),
  };
}
