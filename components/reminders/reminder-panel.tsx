'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useQuery } from '@/lib/browser/api/use-read';
import type { Page } from '@/lib/core/http/pagination';
import { deliveriesPath, settingsPath } from '@/lib/reminders/client';
import type { Delivery } from '@/lib/reminders/delivery';
import type { ReminderSettings } from '@/lib/reminders/queries';
import { DeliveryList } from './delivery-list';
import { PushDevices } from './push-devices';
import { ServiceList } from './service-list';
import { SettingsForm } from './settings-form';

type ReminderPanelProps = { userId: string };

export function ReminderPanel({ userId }: ReminderPanelProps) {
  const t = useTranslations('reminders');
  const settings = useQuery<ReminderSettings>(settingsPath(userId));
  // Deliveries change on the server, so they are read again each time the panel opens.
  const deliveries = useQuery<Page<Delivery>>(deliveriesPath(userId), { always: true });
  if (settings.isError || deliveries.isError) {
    const again = () => void Promise.all([settings.refetch(), deliveries.refetch()]);
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('loadFailed')}</p>
        <Button variant="outline" onClick={again}>
          {t('again')}
        </Button>
      </div>
    );
  }
  if (!settings.data) return <Skeleton className="h-64" />;
  return (
    <div className="grid gap-8">
      <PushDevices userId={userId} devices={settings.data.devices} />
      <ServiceList userId={userId} services={settings.data.services} />
      <SettingsForm userId={userId} settings={settings.data} />
      {deliveries.data ? <DeliveryList userId={userId} first={deliveries.data} /> : null}
    </div>
  );
}
