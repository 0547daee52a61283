'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { SelectField } from '@/components/forms/select-field';
import { SwitchField } from '@/components/forms/switch-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { saveSettings } from '@/lib/reminders/client';
import type { ReminderSettings } from '@/lib/reminders/queries';
import type { ReminderSettingsInput, ReminderSettingsPatch } from '@/lib/reminders/schema';
import { KindRows } from './kind-rows';
import { PetSwitches } from './pet-switches';

const WAITS = [15, 30, 60, 120, 240];

function inputOf(settings: ReminderSettings): ReminderSettingsInput {
  const { reminderPush, kinds, quiet, escalateAfterMinutes, mailIfUndelivered } = settings;
  const { vaccination, 'follow-up': followUp, ...others } = kinds;
  return {
    reminderPush,
    kinds: {
      ...others,
      vaccination: { ...vaccination, leadDays: String(vaccination.leadDays) },
      'follow-up': { ...followUp, leadDays: String(followUp.leadDays) },
    },
    quietOn: quiet !== null,
    from: quiet?.from ?? '22:00',
    to: quiet?.to ?? '07:00',
    escalateAfterMinutes: escalateAfterMinutes === null ? '' : String(escalateAfterMinutes),
    mailIfUndelivered,
    pets: Object.fromEntries(settings.pets.map(({ id, on }) => [id, on])),
  };
}

function QuietHours() {
  const t = useTranslations('reminders.quiet');
  const { control } = useFormContext<ReminderSettingsInput>();
  const on = useWatch({ control, name: 'quietOn' });
  return (
    <>
      <SwitchField name="quietOn" label={t('label')} hint={t('hint')} />
      {on ? (
        <div className="grid grid-cols-2 gap-4 sm:max-w-80">
          <TextField name="from" type="time" label={t('from')} required />
          <TextField name="to" type="time" label={t('to')} required />
        </div>
      ) : null}
    </>
  );
}

function MailInstead() {
  const t = useTranslations('reminders');
  if (!usePageContext().sendsMail) return null;
  const waits = WAITS.map((minutes) => ({ value: String(minutes), label: t('minutes', { minutes }) }));
  return (
    <>
      <SwitchField name="mailIfUndelivered" label={t('instead')} hint={t('insteadHint')} />
      <SelectField
        name="escalateAfterMinutes"
        label={t('escalate')}
        hint={t('escalateHint')}
        placeholder={t('never')}
        options={waits}
        className="sm:max-w-64"
      />
    </>
  );
}

export function SettingsForm({ userId, settings }: { userId: string; settings: ReminderSettings }) {
  const t = useTranslations('reminders');
  const { form, prepare } = useSchemaForm<ReminderSettingsInput, ReminderSettingsPatch>(
    async () => (await import('@/lib/reminders/schema')).reminderSettingsForm,
    inputOf(settings),
  );
  const savePatch = async (patch: ReminderSettingsPatch) => {
    try {
      form.reset(inputOf(await saveSettings(userId, patch)));
      toast({ title: t('saved') });
    } catch (error) {
      const fields = error instanceof ApiError ? error.failure?.fields : undefined;
      showServerErrors(form, { error: t('failed'), ...(fields && { fields }) });
    }
  };
  return (
    <Form
      form={form}
      draftKey="account/reminder-settings"
      onSubmit={savePatch}
      onFocus={prepare}
      aria-label={t('formLabel')}
    >
      <SwitchField name="reminderPush" label={t('push')} hint={t('pushHint')} />
      <PetSwitches pets={settings.pets} />
      <KindRows />
      <QuietHours />
      <MailInstead />
      <FormError />
      <div className="flex justify-end">
        <Button type="submit" busy={form.formState.isSubmitting} className="w-full sm:w-auto">
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}
