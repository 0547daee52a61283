'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { DateField, TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/browser/api/api-client';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { paths } from '@/lib/core/config/paths';
import { addDays, type Day } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { createStay } from '@/lib/sharing/stays/client';
import type { StayContacts } from '@/lib/sharing/stays/contacts';
import {
  type StayChoice,
  type StayMessages,
  stayAllows,
  stayLimits,
  stayMessages,
} from '@/lib/sharing/stays/vocabulary';
import { ClinicsAndContacts } from './clinics-and-contacts';
import { OwnerPhoneField } from './owner-phone-field';

interface StayValues {
  pets: string[];
  from: Day;
  until: Day;
  label: string;
  allows: StayChoice[];
  messages: StayMessages;
  ownerPhone: string;
}

interface StayFormProps {
  pets: readonly StayContacts[];
  chosen: readonly string[];
  lastPhone: string | null;
}

const WEEK = 7;

function valuesOf({ chosen, lastPhone }: StayFormProps, today: Day): StayValues {
  const days = { from: today, until: addDays(today, WEEK) };
  return {
    ...{ pets: [...chosen], ...days, label: '', allows: [...stayAllows], messages: 'daily' },
    ownerPhone: lastPhone ?? '',
  };
}

export function StayForm(props: StayFormProps) {
  const { pets, chosen } = props;
  const t = useTranslations('stays');
  const router = useRouter();
  const { today } = usePageContext();
  const form = useForm<StayValues>({ defaultValues: valuesOf(props, today) });
  const attempt = useRef({ of: '', key: '' });

  const make = async (values: StayValues) => {
    const of = JSON.stringify(values);
    if (attempt.current.of !== of) attempt.current = { of, key: newId() };
    try {
      const { id } = await createStay(values, attempt.current.key);
      router.push(paths.stay(id));
    } catch (error) {
      const failure = error instanceof ApiError ? error.failure : undefined;
      const key = failure?.code === 'limit_reached' ? 'limit' : 'failed';
      showServerErrors(form, { error: t(`form.${key}`), ...(failure?.fields && { fields: failure.fields }) });
    }
  };

  const last = addDays(today, stayLimits.ahead);
  return (
    <Form form={form} draftKey={entryDraft('stays', chosen[0] ?? 'none', null)} onSubmit={make}>
      <Choices name="pets" legend={t('form.pets')} options={pets.map(({ id, name }) => [id, name])} form={form} />
      <ClinicsAndContacts pets={pets.filter(({ id }) => form.watch('pets').includes(id))} />
      <div className="grid grid-cols-2 gap-3 max-[24rem]:grid-cols-1">
        <DateField name="from" label={t('form.from')} min={today} max={last} required />
        <DateField name="until" label={t('form.until')} min={today} max={last} required />
      </div>
      <TextField
        name="label"
        label={t('form.label')}
        hint={t('form.labelHint')}
        maxLength={stayLimits.label}
        autoComplete="off"
        required
      />
      <OwnerPhoneField />
      <Choices
        name="allows"
        legend={t('form.allows')}
        options={stayAllows.map((allow) => [allow, t(`allow.${allow}`)])}
        form={form}
      />
      <Choices
        name="messages"
        type="radio"
        legend={t('messages.title')}
        hint={t('messages.hint')}
        options={stayMessages.map((one) => [one, t(`messages.${one}`)])}
        form={form}
      />
      <FormError />
      <Button type="submit" size="large" busy={form.formState.isSubmitting}>
        {t('form.make')}
      </Button>
    </Form>
  );
}

interface ChoicesProps {
  name: 'pets' | 'allows' | 'messages';
  type?: 'checkbox' | 'radio';
  legend: string;
  hint?: string;
  options: readonly (readonly [value: string, label: string])[];
  form: ReturnType<typeof useForm<StayValues>>;
}

function Choices({ name, type = 'checkbox', legend, hint, options, form }: ChoicesProps) {
  const hintId = useId();
  const error = form.formState.errors[name];
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-2 wrap-anywhere">
            <input type={type} value={value} className="size-5 accent-primary" {...form.register(name)} />
            <bdi>{label}</bdi>
          </label>
        ))}
      </div>
      {hint === undefined ? null : (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error?.message ? <p className="text-sm text-danger">{error.message}</p> : null}
    </fieldset>
  );
}
