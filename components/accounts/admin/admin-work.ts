'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { paths } from '@/lib/core/config/paths';

const reasons: Record<number, 'gone' | 'answered'> = { 404: 'gone', 409: 'answered' };

export function useAdminWork() {
  const t = useTranslations('admin.work');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refreshing, refresh] = useTransition();

  async function runChange(change: () => Promise<void>, doneMessage: string): Promise<boolean> {
    setBusy(true);
    try {
      await change();
      toast({ title: doneMessage });
      refresh(() => router.refresh());
      return true;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 401) window.location.assign(paths.adminLogin);
      const reason = reasons[status];
      toast({ title: t(reason ?? 'failed'), tone: 'danger' });
      if (reason) refresh(() => router.refresh());
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy: busy || refreshing, run: runChange };
}
