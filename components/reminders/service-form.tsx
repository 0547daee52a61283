'use client';

import { useTranslations } from 'next-intl';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { ProofContext } from '@/components/forms/proof-context';
import { useSchemaForm } from '@/components/forms/schema-form';
import { SelectField } from '@/components/forms/select-field';
import { SwitchField } from '@/components/forms/switch-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/browser/api/api-client';
import { requiresReauthentication } from '@/lib/browser/api/reauthentication';
import { toast } from '@/lib/browser/page/toast';
import { serviceKinds } from '@/lib/core/push/service-kinds';
import { addService } from '@/lib/reminders/client';
import type { NotificationServiceFormInput, NotificationServiceFormOutput } from '@/lib/reminders/schema';

interface ServiceFormProps {
  userId: string;
  onClose: () => void;
}

export function ServiceForm({ userId, onClose }: ServiceFormProps) {
  const t = useTranslations('reminders.services');
  const proveAgain = use(ProofContext);
  const { form, prepare } = useSchemaForm<NotificationServiceFormInput, NotificationServiceFormOutput>(
    async () => (await import('@/lib/reminders/schema')).notificationServiceForm,
    { kind: 'ntfy', address: '', token: '', buttons: false },
  );
  const kind = useWatch({ control: form.control, name: 'kind' });
  const kinds = serviceKinds.map((value) => ({ value, label: t(`kinds.${value}`) }));

  const submitService = (service: NotificationServiceFormOutput) =>
    proveAgain(async (currentPassword) => {
      try {
        await addService(userId, service, currentPassword);
        toast({ title: t('added') });
        onClose();
      } catch (error) {
        if (requiresReauthentication(error)) throw error;
        const failure = error instanceof ApiError ? error.failure : undefined;
        const isFull = failure?.code === 'limit_reached';
        showServerErrors(form, { error: t(isFull ? 'full' : 'failed'), fields: failure?.fields });
      }
    });

  return (
    <Form form={form} draftKey={null} onSubmit={submitService} onFocus={prepare} aria-label={t('add')}>
      <SelectField name="kind" label={t('kind')} options={kinds} className="sm:max-w-64" />
      <TextField
        name="address"
        type="url"
        label={t('address')}
        hint={t(`addressHint.${kind}`)}
        autoComplete="off"
        required
      />
      <TextField
        name="token"
        label={t(`token.${kind}`)}
        hint={t(`tokenHint.${kind}`)}
        autoComplete="off"
        spellCheck={false}
        required={kind === 'gotify'}
        optional={kind !== 'gotify'}
      />
      {kind === 'ntfy' ? <SwitchField name="buttons" label={t('buttons')} hint={t('buttonsHint')} /> : null}
      <FormError />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
