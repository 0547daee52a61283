'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { ChipChoice } from '@/components/forms/chip-choice';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { newId } from '@/lib/core/validation/ids';
import { offerPet } from '@/lib/sharing/handover/client';

interface HandoverSheetProps {
  pet: { id: string; name: string };
  /** Members who can become the owner. */
  people: readonly { userId: string; name: string }[];
  onClose: () => void;
}

const SOMEONE = '';

export function HandoverSheet({ pet, people, onClose }: HandoverSheetProps) {
  const t = useTranslations('handover');
  const formId = useId();
  const attempt = useRef(newId());
  const form = useForm<{ userId: string; email: string }>({
    defaultValues: { userId: people[0]?.userId ?? SOMEONE, email: '' },
  });
  const submitOffer = async ({ userId, email }: { userId: string; email: string }) => {
    try {
      await offerPet(pet.id, userId === SOMEONE ? { email } : { userId }, attempt.current);
      toast({ title: t('sent') });
      onClose();
    } catch (error) {
      attempt.current = newId();
      const fields = error instanceof ApiError ? error.failure?.fields : undefined;
      showServerErrors(form, {
        error: t('failed'),
        ...(fields && { fields: { email: Object.values(fields)[0] ?? '' } }),
      });
    }
  };
  const name = pet.name;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('title', { pet: name })}
        footer={
          <Button type="submit" form={formId} size="large" className="grow" busy={form.formState.isSubmitting}>
            {t('send', { pet: name })}
          </Button>
        }
      >
        <Form id={formId} form={form} draftKey={entryDraft('handovers', pet.id, null)} onSubmit={submitOffer}>
          <ChipChoice
            name="userId"
            legend={t('who')}
            options={[
              ...people.map(({ userId, name: text }) => ({ value: userId, text })),
              { value: SOMEONE, text: t('someone') },
            ]}
          />
          {form.watch('userId') === SOMEONE ? (
            <TextField name="email" type="email" label={t('address')} inputMode="email" maxLength={254} required />
          ) : null}
          <Terms pet={name} />
          <FormError />
        </Form>
      </DialogContent>
    </Dialog>
  );
}

function Terms({ pet }: { pet: string }) {
  const t = useTranslations('handover');
  return (
    <>
      <dl className="grid gap-3 text-sm">
        <div>
          <dt className="font-semibold">{t('goes')}</dt>
          <dd className="text-muted">{t('goesList')}</dd>
        </div>
        <div>
          <dt className="font-semibold">{t('stays')}</dt>
          <dd className="text-muted">{t('staysList')}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">
        {t('ends', { pet })} {t('people', { pet })}
      </p>
    </>
  );
}
