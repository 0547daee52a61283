'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '@/lib/browser/api/api-client';
import { saveFailure } from '@/lib/browser/api/save-failure';
import { toast } from '@/lib/browser/page/toast';
import type { AgendaPlace } from '@/lib/overviews/agenda/agenda-item';
import { appointmentsClient } from '@/lib/records/appointments/client';
import { saveTaskStatus } from '@/lib/records/routines/client';
import type { CompletionStatus } from '@/lib/records/routines/vocabulary';
import { vetRecordsClient } from '@/lib/records/vet-records/client';
import type { ShownItem } from './shown-item';

async function send({ kind, petId, id, day }: ShownItem, how: CompletionStatus | null): Promise<void> {
  if (kind === 'routine') await saveTaskStatus({ petId, routineId: id, day }, how);
  if (kind === 'follow-up') await vetRecordsClient.update(petId, id, { followedUp: how !== null });
  if (kind !== 'appointment') return;
  const answer = how === 'skipped' ? 'cancelled' : 'done';
  await appointmentsClient.update(petId, id, { status: how === null ? 'planned' : answer });
}

interface PendingTick {
  item: ShownItem;
  how: CompletionStatus | null;
  /** The page shown when the server answered; null while the request is pending. */
  before: readonly ShownItem[] | null;
}

export interface Ticks {
  /** Items ticked here stay in place until the page is left: nothing moves under the finger. */
  shown: (place: AgendaPlace) => ShownItem[];
  tickOf: (item: ShownItem) => CompletionStatus | null;
  /** While a request is pending, further input would be lost. */
  isSending: (item: ShownItem) => boolean;
  isOpen: (item: ShownItem) => boolean;
  /** Optimistic: reverted when the server refuses; the toast offers undo. */
  setStatus: (item: ShownItem, how: CompletionStatus | null) => Promise<void>;
  keep: (item: ShownItem, how: CompletionStatus) => void;
}

export function useTicks(open: readonly ShownItem[], missed: readonly ShownItem[]): Ticks {
  const t = useTranslations('agenda');
  const router = useRouter();
  const [pending, setPending] = useState<Record<string, PendingTick>>({});
  const fresh = [...open, ...missed];
  const keys = new Set(fresh.map(({ key }) => key));
  const put = (key: string, one: PendingTick | undefined) =>
    setPending(({ [key]: _, ...others }) => (one ? { ...others, [key]: one } : others));

  function explain(error: unknown, retry: () => void) {
    const failure = saveFailure(error);
    const reason = error instanceof ApiError ? Object.values(error.failure?.fields ?? {})[0] : undefined;
    const known = failure === 'offline' || failure === 'signedOut' || failure === 'gone' ? failure : 'unexpected';
    const title = failure === 'fields' && reason ? t('failed.refused', { reason }) : t(`failed.${known}`);
    toast({ title, tone: 'danger', retry });
  }

  async function setStatus(item: ShownItem, how: CompletionStatus | null) {
    const { key, title, petName: name } = item;
    const last = pending[key];
    // A second press while the request is pending.
    if (last?.before === null) return;
    put(key, { item, how, before: null });
    try {
      await send(item, how);
      put(key, { item, how, before: open });
      const action = how ? { label: t('undo'), onClick: () => void setStatus(item, null) } : undefined;
      toast({ title: t(`said.${how ?? 'open'}`, { title, name }), action });
      router.refresh();
    } catch (error) {
      put(key, last);
      explain(error, () => void setStatus(item, how));
    }
  }

  return {
    shown(place) {
      const kept = Object.values(pending).flatMap(({ item }) => (keys.has(item.key) ? [] : item));
      const all = [...fresh, ...kept].filter((item) => item.place === place);
      return all.sort((a, b) => (a.rank < b.rank ? -1 : 1));
    },
    tickOf({ key }) {
      const one = pending[key];
      // A later page on which it is open again is more recent.
      if (one?.before && one.before !== open && keys.has(key)) return null;
      return one?.how ?? null;
    },
    isSending: ({ key }) => pending[key]?.before === null,
    isOpen: ({ key }) => keys.has(key),
    setStatus,
    keep: (item, how) => put(item.key, { item, how, before: open }),
  };
}
