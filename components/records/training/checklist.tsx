'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '#page-context';
import { Checkbox } from '@/components/ui/checkbox';
import { Fold } from '@/components/ui/fold';
import { toast } from '@/lib/browser/page/toast';
import { setCheck } from '@/lib/records/training/client';
import type { ChecklistView } from '@/lib/records/training/view';

export function Checklist({ petId, list: { id, items } }: { petId: string; list: ChecklistView }) {
  const t = useTranslations('training');
  const router = useRouter();
  const can = useCan();
  const [pending, setPending] = useState<Record<string, boolean>>({});
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const isDone = (item: ChecklistView['items'][number]) => pending[item.id] ?? item.doneOn !== null;
  const tickItem = async (item: string, done: boolean) => {
    if (busy.has(item)) return;
    setBusy((all) => new Set(all).add(item));
    setPending((all) => ({ ...all, [item]: done }));
    try {
      await setCheck(petId, id, item, done);
      router.refresh();
    } catch {
      setPending((all) => ({ ...all, [item]: !done }));
      toast({ title: t('failed'), tone: 'danger', retry: () => void tickItem(item, done) });
    }
    setBusy((all) => new Set([...all].filter((one) => one !== item)));
  };
  return (
    <Fold
      title={t(`checklists.${id}.title`)}
      note={t('checked', { done: items.filter(isDone).length, all: items.length })}
    >
      <p className="mb-1 text-sm text-muted">{t(`checklists.${id}.text`)}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <label className="tap flex cursor-pointer items-center gap-3 rounded-control px-1 py-1.5 hover:bg-sunken">
              <Checkbox
                checked={isDone(item)}
                disabled={!can.edit}
                aria-busy={busy.has(item.id) || undefined}
                onChange={(event) => void tickItem(item.id, event.target.checked)}
              />
              <bdi>{item.name}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
