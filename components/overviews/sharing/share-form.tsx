'use client';

import { TriangleAlert } from 'lucide';
import { useTranslations } from 'next-intl';
import { Form, FormError } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { now } from '@/lib/core/time/clock';
import type { ShareFormOutput, ShareFormValues } from '@/lib/overviews/sharing/schema';
import {
  defaultLifetime,
  LABEL_MAX,
  lifetimeChoices,
  lifetimeWords,
  pinLimits,
  presets,
} from '@/lib/overviews/sharing/vocabulary';
import { KindField } from './kind-field';
import { SectionsField } from './sections-field';
import { useNewShare } from './use-new-share';

const initial: ShareFormValues = {
  label: '',
  kind: 'vet',
  sections: [...presets.vet],
  lifetime: defaultLifetime,
  pin: '',
};

export function ShareForm({ petId }: { petId: string }) {
  const t = useTranslations('sharing');
  const { form, prepare } = useSchemaForm<ShareFormValues, ShareFormOutput>(
    async () => (await import('@/lib/overviews/sharing/schema')).shareForm(now()),
    initial,
  );
  const { save, refreshing } = useNewShare(petId, form);
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
