'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useReadOf } from '@/lib/browser/api/use-read';
import { toast } from '@/lib/browser/page/toast';
import { UNKNOWN_DEVICE } from '@/lib/core/auth/unknown-device';
import type { PushDevice } from '@/lib/core/push/subscriptions';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { removeDevice, sendTest, thisDevice, turnOffPush, turnOnPush } from '@/lib/overviews/reminders/client';

type PushDevicesProps = { userId: string; devices: readonly PushDevice[]; timeZone: string };

export function PushDevices({ userId, devices, timeZone }: PushDevicesProps) {
  const t = useTranslations('reminders.devices');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const here = useReadOf('this-device', thisDevice, { always: true });
  const { support, fingerprint } = here.data ?? { support: null, fingerprint: null };
  const own = devices.find((one) => one.fingerprint === fingerprint);

  const run = async (work: () => Promise<string | null>) => {
    setBusy(true);
    try {
      const title = await work();
      if (title) toast({ title });
    } catch {
      toast({ title: t('failed'), tone: 'danger', retry: () => void run(work) });
    }
    await here.refetch();
    setBusy(false);
  };
  const turnOn = () => run(async () => ((await turnOnPush(userId)) === 'possible' ? t('turnedOn') : null));
  const turnOff = () =>
    run(async () => {
      await turnOffPush(userId);
      return t('turnedOff');
    });
  const test = () =>
    run(async () => {
      const { sent } = await sendTest(userId);
      return sent > 0 ? t('tested', { count: sent }) : t('nobody');
    });
  const remove = (id: string) =>
    run(async () => {
      await removeDevice(userId, id);
      return t('removed');
    });

  const unsubscribed = support === 'possible' ? 'off' : support;
  const state = own ? 'on' : unsubscribed;
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
        {devices.map(({ id, device: known, lastSentAt }) => {
          const device = known === UNKNOWN_DEVICE ? t('unknown') : known;
          return (
            <li key={id} className="flex items-center gap-3 py-2">
              <div className="min-w-0 grow">
                <p dir="auto" className="flex flex-wrap items-center gap-2 wrap-anywhere">
                  {device}
                  {id === own?.id ? <Badge tone="primary">{t('current')}</Badge> : null}
                </p>
                <p className="tabular text-sm text-muted">
                  {lastSentAt
                    ? t('last', { date: formatInstant(instantFromJson(lastSentAt), locale, timeZone) })
                    : t('noneYet')}
                </p>
              </div>
              {id === own?.id ? null : (
                <Button
                  variant="outline"
                  busy={busy}
                  aria-label={t('removeOf', { device })}
                  onClick={() => void remove(id)}
                >
                  {t('remove')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
