'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import { removeDevice, sendTest, turnOffPush, turnOnPush } from '@/lib/reminders/client';

export function useDeviceActions(userId: string, refresh: () => Promise<unknown>) {
  const t = useTranslations('reminders.devices');
  const [busy, setBusy] = useState(false);

  const runWork = async (work: () => Promise<string | null>) => {
    setBusy(true);
    try {
      const title = await work();
      if (title) toast({ title });
    } catch {
      toast({ title: t('failed'), tone: 'danger', retry: () => void runWork(work) });
    }
    await refresh();
    setBusy(false);
  };

  return {
    busy,
    turnOn: () => runWork(async () => ((await turnOnPush(userId)) === 'possible' ? t('turnedOn') : null)),
    turnOff: () =>
      runWork(async () => {
        await turnOffPush(userId);
        return t('turnedOff');
      }),
    test: () =>
      runWork(async () => {
        const { sent: sentCount } = await sendTest(userId);
        return sentCount > 0 ? t('tested', { count: sentCount }) : t('nobody');
      }),
    remove: (id: string) =>
      runWork(async () => {
        await removeDevice(userId, id);
        return t('removed');
      }),
  };
}
