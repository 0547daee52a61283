'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { ConflictFields } from '@/components/records/medications/conflict-fields';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { loadOutbox } from '@/lib/browser/outbox/load-outbox';
import type { Trouble, WaitingWrite } from '@/lib/browser/outbox/waiting';
import type { AllergyConflict } from '@/lib/records/medications/allergy-warning';
import { DiscardButton } from './discard-button';
import { SaveAsFile } from './save-as-file';

interface AllergyTroubleProps {
  of: WaitingWrite;
  trouble: Extract<Trouble, { kind: 'allergy' }>;
}

export function AllergyTrouble({ of: waiting, trouble: { reasons, conflicts } }: AllergyTroubleProps) {
  const t = useTranslations('waiting.trouble');
  const [asks, ask] = useState(false);
  return (
    <>
      <p>{t('refused')}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button aria-expanded={asks} onClick={() => ask(!asks)}>
          {t(waiting.verb === 'create' ? 'addAnyway' : 'saveAnyway')}
        </Button>
        <DiscardButton of={[waiting]} label={t('discard')} />
        <SaveAsFile of={[waiting]} />
      </div>
      {asks ? (
        <LazyMessages namespaces={['entries', 'medications']} fallback={<Spinner />}>
          <Question of={waiting} conflicts={conflicts as unknown as readonly AllergyConflict[]} />
        </LazyMessages>
      ) : null}
    </>
  );
}

function Question({ of: waiting, conflicts }: { of: WaitingWrite; conflicts: readonly AllergyConflict[] }) {
  const t = useTranslations('medications.allergy');
  const form = useForm({ defaultValues: { allergyReason: '' } });
  const sendWithReason = async ({ allergyReason }: { allergyReason: string }) => {
    const reason = allergyReason.trim();
    if (reason === '') return form.setError('allergyReason', { message: 'entries.validation.required' });
    const { decideWaiting } = await loadOutbox();
    const confirmedBody = { confirmedConflicts: conflicts.map(({ key }) => key), allergyReason: reason };
    return decideWaiting(waiting.seq, ({ body }) => ({ body: { ...body, ...confirmedBody } }));
  };
  return (
    <Form form={form} draftKey={null} onSubmit={sendWithReason}>
      <ConflictFields conflicts={conflicts} />
      <Button type="submit" variant="dangerOutline">
        {t('confirm')}
      </Button>
    </Form>
  );
}
