'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { SelectField } from '@/components/forms/select-field';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';
import type { ReminderKind } from '@/lib/reminders/vocabulary';
import { reminderKinds } from '@/lib/reminders/vocabulary';

const LEADS = [0, 1, 2, 3, 7, 14, 30];

function ChannelSwitch({ kind, way }: { kind: ReminderKind; way: 'mail' | 'push' }) {
  const t = useTranslations('reminders');
  const { register } = useFormContext();
  const id = useId();
  return (
    <span className="tap flex items-center justify-between gap-3 sm:justify-start">
      <Label htmlFor={id}>{t(`ways.${way}`)}</Label>
      <Switch id={id} {...register(`kinds.${kind}.${way}`)} />
    </span>
  );
}

export function KindRows() {
  const t = useTranslations('reminders');
  const { sendsMail } = usePageContext();
  const leads = LEADS.map((days) => ({ value: String(days), label: t('days', { days }) }));
  return (
    <div className="divide-y divide-line border-y border-line">
      {reminderKinds.map((kind) => (
        <fieldset key={kind} className="grid gap-2 py-3">
          <legend className="float-left w-full font-medium">{t(`kinds.${kind}`)}</legend>
          <div className="clear-both grid gap-x-8 gap-y-1 sm:flex">
            <ChannelSwitch kind={kind} way="push" />
            {sendsMail ? <ChannelSwitch kind={kind} way="mail" /> : null}
          </div>
          {kind === 'vaccination' || kind === 'follow-up' ? (
            <SelectField name={`kinds.${kind}.leadDays`} label={t('lead')} options={leads} className="sm:max-w-64" />
          ) : null}
        </fieldset>
      ))}
    </div>
  );
}
