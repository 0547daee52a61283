'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useReadOf } from '@/lib/browser/api/use-read';
import { BUDGET_BYTES } from '@/lib/browser/offline/budget';
import type { Progress } from '@/lib/browser/offline/save-ahead';
import { clearSaved, type SavedSummary, savedSummary } from '@/lib/browser/offline/saved-summary';
import { toast } from '@/lib/browser/page/toast';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { formatInstant, instantFromMs } from '@/lib/core/time/dates';

/** Pages saved on this device for offline reading, and the storage they use (R12.5). */
export function SavedOffline() {
  const t = useTranslations('account.offline');
  const { data: saved, refetch } = useReadOf('saved-offline', savedSummary, { always: true });
  const [progress, setProgress] = useState<Progress | null>(null);
  const leftPage = useRef(new AbortController());
  useEffect(() => {
    leftPage.current = new AbortController();
    return () => leftPage.current.abort();
  }, []);

  async function saveOffline() {
    setProgress({ done: 0, of: 1 });
    try {
      const { saveNow } = await import('@/lib/browser/offline/visits');
      await saveNow(setProgress, leftPage.current.signal);
    } catch {
      toast({ title: t('failed'), tone: 'danger' });
    }
    setProgress(null);
    await refetch();
  }

  async function clearOffline() {
    await clearSaved();
    toast({ title: t('cleared') });
    await refetch();
  }

  const state = progress ? t('saving', { ...progress }) : null;
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <Room saved={saved} />
        <p role="status" className="tabular text-sm text-muted">
          {saved?.isOff ? t('off') : state}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" busy={progress !== null} onClick={() => void saveOffline()}>
          {t('save')}
        </Button>
        {(saved?.bytes ?? 0) > 0 && progress === null ? (
          <Button variant="outline" onClick={() => void clearOffline()}>
            {t('clear')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Room({ saved }: { saved: SavedSummary | undefined }) {
  const t = useTranslations('account.offline');
  const locale = useLocale();
  const bytes = saved?.bytes ?? 0;
  const room = { used: formatNumber(bytes / 1e6, locale, { min: 1, max: 1 }), room: BUDGET_BYTES / 1e6 };
  return (
    <>
      <p>
        {t('used', room)}
        {saved?.newest ? (
          <span className="text-muted">
            {' · '}
            {t('about', { pets: saved.pets, date: formatInstant(instantFromMs(saved.newest), locale) })}
          </span>
        ) : null}
      </p>
      <meter aria-label={t('used', room)} min={0} max={BUDGET_BYTES} value={bytes} className="h-2 w-full max-w-64" />
    </>
  );
}
