'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { serviceLimits } from '@/lib/core/push/service-kinds';
import type { NotificationService } from '@/lib/core/push/services';
import { ServiceForm } from './service-form';
import { ServiceItem } from './service-item';

type ServiceListProps = { userId: string; services: readonly NotificationService[] };

export function ServiceList({ userId, services }: ServiceListProps) {
  const t = useTranslations('reminders.services');
  const [adding, setAdding] = useState(false);
  return (
    <section aria-labelledby="notification-services" className="grid gap-3">
      <h3 id="notification-services" className="font-sans font-medium">
        {t('title')}
      </h3>
      <p className="text-muted">{t('text')}</p>
      <ul aria-labelledby="notification-services" className="divide-y divide-line empty:hidden">
        {services.map((service) => (
          <ServiceItem key={service.id} userId={userId} service={service} />
        ))}
      </ul>
      {adding ? <ServiceForm userId={userId} onClose={() => setAdding(false)} /> : null}
      {adding || services.length >= serviceLimits.perUser ? null : (
        <Button variant="outline" className="justify-self-start" onClick={() => setAdding(true)}>
          <Icon of="plus" />
          {t('add')}
        </Button>
      )}
    </section>
  );
}
