'use client';

import { TriangleAlert } from 'lucide';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useTransition } from 'react';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { ApiError } from '@/lib/browser/api/api-client';
import { expectEntry } from '@/lib/browser/page/expected';
import { toast } from '@/lib/browser/page/toast';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { now } from '@/lib/core/time/clock';
import { newId } from '@/lib/core/validation/ids';
import { createShare, isLimitReached } from '@/lib/overviews/sharing/client';
import type { ShareFormOutput, ShareFormValues } from '@/lib/overviews/sharing/schema';
import {
  defaultLifetime,
  LABEL_MAX,
  lifetimeChoices,
  lifetimeWords,
  pinLimits,
  presets,
} from '@/lib/overviews/sharing/vocabulary';
import { copyButtonId, useCopy } from './copy-link';
import { KindField } from './kind-field';
import { SectionsField } from './sections-field';

const initial: ShareFormValues = {
  label: '',
  kind: 'vet',
  sections: [...presets.vet],
  lifetime: defaultLifetime,
  pin: '',
};

export function ShareForm({ petId }: { petId: string }) {
  const t = useTranslations('sharing');
  const router = useRouter();
  const copy = useCopy();
  const { form, prepare } = useSchemaForm<ShareFormValues, ShareFormOutput>(
    async () => (await import('@/lib/overviews/sharing/schema')).shareForm(now()),
    initial,
  );
  // Idempotency key, renewed after each link: two presses create one link, two forms two.
  const [key, setKey] = useState(newId);
  const [refreshing, refresh] = useTransition();
  const [madeId, setMadeId] = useState<string | null>(null);
  useEffect(() => {
    // The new link is in the list below, on a phone out of sight: focus its first button.
    const copyButton = madeId && !refreshing ? document.getElementById(copyButtonId(madeId)) : null;
    copyButton?.focus({ preventScroll: true });
    copyButton?.scrollIntoView({ block: 'center' });
  }, [madeId, refreshing]);

  const save = async (values: ShareFormOutput) => {
    expectEntry('share', true);
    try {
      const { id, url } = await createShare(petId, values, key);
      toast({
        title: t('form.created', { label: values.label }),
        ...(url && { action: { label: t('copy'), onClick: () => void copy(url) } }),
      });
      setKey(newId());
      form.reset(initial);
      refresh(() => {
        setMadeId(id);
        router.refresh();
      });
    } catch (error) {
      expectEntry('share', false);
      const fields = error instanceof ApiError ? error.failure?.fields : undefined;
      showServerErrors(form, { error: t(isLimitReached(error) ? 'form.limit' : 'form.createFailed'), fields });
    }
  };

  return (
    <Card>
      <CardTitle className="mb-4">{t('form.title')}</CardTitle>
      <Form form={form} draftKey={entryDraft('shares', petId, null)} onSubmit={save} onFocus={prepare}>
        <TextField
          name="label"
          label={t('form.label')}
          hint={t('form.labelHint')}
          maxLength={LABEL_MAX}
          autoComplete="off"
          required
        />
        <KindField />
        <SectionsField />
        <SelectField
          name="lifetime"
          label={t('form.lifetime')}
          options={lifetimeChoices.map((value) => ({ value, label: t(`form.${lifetimeWords[value]}`) }))}
          className="sm:max-w-xs"
        />
        {form.watch('lifetime') === 'never' ? (
          <p role="status" className="flex gap-2 rounded-control bg-due-soft px-3 py-2.5 text-due">
            <Icon of={TriangleAlert} className="mt-0.5 size-5 shrink-0" />
            {t('form.foreverWarning')}
          </p>
        ) : null}
        <TextField
          name="pin"
          label={t('form.pin')}
          hint={t('form.pinHint')}
          inputMode="numeric"
          maxLength={pinLimits.max}
          autoComplete="off"
          optional
          className="sm:max-w-xs"
        />
        <FormError />
        <Button
          type="submit"
          size="large"
          busy={form.formState.isSubmitting || refreshing}
          className="sm:justify-self-start"
        >
          {t('form.create')}
        </Button>
      </Form>
    </Card>
  );
}
