'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useReadOf } from '@/lib/browser/api/use-read';
import type { PushDevice } from '@/lib/core/push/subscriptions';
import { thisDevice } from '@/lib/reminders/client';
import { DeviceItem } from './device-item';
import { useDeviceActions } from './use-device-actions';

type PushDevicesProps = { userId: string; devices: readonly PushDevice[] };

export function PushDevices({ userId, devices }: PushDevicesProps) {
  const t = useTranslations('reminders.devices');
  const here = useReadOf('this-device', thisDevice, { always: true });
  const { support, fingerprint } = here.data ?? { support: null, fingerprint: null };
  const own = devices.find((one) => one.fingerprint === fingerprint);

  const { busy, turnOn, turnOff, test, remove } = useDeviceActions(userId, here.refetch);
  const unsubscribedState = support === 'possible' ? 'off' : support;
  const state = own ? 'on' : unsubscribedState;
  return (
    <section aria-labelledby="push-devices" className="grid gap-3">
      <h3 id="push-devices" className="font-sans font-medium">
        {t('title')}
      </h3>
      <p role="status">{state ? t(`state.${state}`) : null}</p>
      {state === 'off' || state === 'on' ? (
        <div className="flex flex-wrap gap-2">
          <Button variant={own ? 'outline' : 'primary'} busy={busy} onClick={() => void (own ? turnOff() : turnOn())}>
            {own ? t('turnOff') : t('turnOn')}
          </Button>
          {devices.length > 0 ? (
            <Button variant="outline" busy={busy} onClick={() => void test()}>
              {t('test')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <ul aria-label={t('list')} className="divide-y divide-line empty:hidden">
        {devices.map((device) => (
          <DeviceItem
            key={device.id}
            device={device}
            busy={busy}
            onRemove={device.id === own?.id ? null : () => void remove(device.id)}
          />
        ))}
      </ul>
    </section>
  );
}
