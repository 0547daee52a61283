'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { loadOutbox } from '@/lib/browser/outbox/load-outbox';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { newId } from '@/lib/core/validation/ids';
import { asNewEntry, canBeNew } from '@/lib/overviews/waiting/new-entry';
import { DiscardButton } from './discard-button';

export function GoneTrouble({ of: waiting }: { of: WaitingWrite }) {
  const t = useTranslations('waiting.trouble');
  const createAgain = async () => {
    const [{ decideWaiting }, { fieldsOf }] = await Promise.all([loadOutbox(), import('@/lib/records/fields')]);
    const fields = fieldsOf(waiting.collection);
    if (fields) await decideWaiting(waiting.seq, (entry) => asNewEntry(entry, fields, newId()));
  };
  return (
    <>
      <p>{t('gone')}</p>
      <div className="flex flex-wrap gap-2">
        {canBeNew(waiting) ? <Button onClick={() => void createAgain()}>{t('again')}</Button> : null}
        <DiscardButton of={[waiting]} label={t('discard')} />
      </div>
    </>
  );
}
