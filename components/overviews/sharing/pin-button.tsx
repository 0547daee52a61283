'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { changePin } from '@/lib/overviews/sharing/client';
import { pinLimits } from '@/lib/overviews/sharing/vocabulary';

interface PinButtonProps {
  petId: string;
  share: { id: string; label: string; hasPin: boolean };
}

export function PinButton({ petId, share }: PinButtonProps) {
  const t = useTranslations('sharing.changePin');
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">{t(share.hasPin ? 'button' : 'add')}</Button>
      </DialogTrigger>
      <DialogContent title={t('title', { label: share.label })}>
        <ChangePin petId={petId} share={share} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function ChangePin({ petId, share, onDone }: PinButtonProps & { onDone: () => void }) {
  const t = useTranslations('sharing.changePin');
  const router = useRouter();
  const { form, prepare } = useSchemaForm(
    () => import('@/lib/overviews/sharing/schema').then(({ pinForm }) => pinForm),
    {
      pin: '',
    },
  );
  const [removing, setRemoving] = useState(false);
  const { label } = share;

  const change = async (pin: string | null) => {
    try {
      await changePin(petId, share.id, pin);
      toast({ title: t(pin === null ? 'removed' : 'done', { label }) });
      onDone();
      router.refresh();
    } catch (error) {
      const fields = error instanceof ApiError ? error.failure?.fields : undefined;
      showServerErrors(form, { error: t('failed'), fields });
    }
  };

  const remove = async () => {
    setRemoving(true);
    await change(null);
    setRemoving(false);
  };

  return (
    <Form form={form} draftKey={null} onSubmit={({ pin }) => change(pin)} onFocus={prepare}>
      <TextField
        name="pin"
        label={t('label')}
        hint={t('hint')}
        inputMode="numeric"
        maxLength={pinLimits.max}
        autoComplete="off"
        required
      />
      <FormError />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
        {share.hasPin ? (
          <Button type="button" variant="outline" busy={removing} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
