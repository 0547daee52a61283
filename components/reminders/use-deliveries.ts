'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import type { Page } from '@/lib/core/http/pagination';
import { acknowledgeDelivery, listOlderDeliveries } from '@/lib/reminders/client';
import type { Delivery } from '@/lib/reminders/delivery';

export function useDeliveries(userId: string, first: Page<Delivery>) {
  const t = useTranslations('reminders');
  const [older, setOlder] = useState<Page<Delivery>>({ items: [], nextCursor: first.nextCursor });
  const [busy, setBusy] = useState(false);
  const runWork = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch(() => toast({ title: t('failed'), tone: 'danger', retry: () => void runWork(work) }));
    setBusy(false);
  };
  const firstIds = new Set(first.items.map(({ id }) => id));
  return {
    items: [...first.items, ...older.items.filter(({ id }) => !firstIds.has(id))],
    hasMore: older.nextCursor !== null,
    busy,
    more: () =>
      runWork(async () => {
        const page = await listOlderDeliveries(userId, older.nextCursor ?? '');
        setOlder({ items: [...older.items, ...page.items], nextCursor: page.nextCursor });
      }),
    acknowledge: (id: string) => runWork(() => acknowledgeDelivery(userId, id)),
  };
}
