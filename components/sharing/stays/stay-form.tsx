'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { ChipChoice } from '@/components/forms/chip-choice';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { DateField, TextField } from '@/components/forms/text-field';
import { ApiError } from '@/lib/browser/api/api-client';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { addDays, type Day } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { createStay } from '@/lib/sharing/stays/client';
import type { StayStart } from '@/lib/sharing/stays/desk';
import type { Stay } from '@/lib/sharing/stays/stay';
import {
  type StayChoice,
  type StayMessages,
  stayAllows,
  stayLimits,
  stayMessages,
} from '@/lib/sharing/stays/vocabulary';
import { ClinicsAndContacts } from './clinics-and-contacts';
import { OwnerPhoneField } from './owner-phone-field';

const lengths = ['days', 'open'] as const;

interface StayValues {
  pets: string[];
  length: (typeof lengths)[number];
  from: Day;
  until: Day;
  label: string;
  allows: StayChoice[];
  messages: StayMessages;
  ownerPhone: string;
}

interface StayFormProps {
  id: string;
  start: StayStart;
  onBusy: (isBusy: boolean) => void;
  onMade: (stay: Stay) => void;
}

const WEEK = 7;

function valuesOf({ chosen, lastPhone }: StayStart, today: Day): StayValues {
  const days = { length: 'days' as const, from: today, until: addDays(today, WEEK) };
  return {
    ...{ pets: [...chosen], ...days, label: '', allows: [...stayAllows], messages: 'daily' },
    ownerPhone: lastPhone ?? '',
  };
}

function toInput({ length, from, until, ...values }: StayValues) {
  return { ...values, ...(length === 'days' ? { from, until } : { from: null, until: null }) };
}

export function StayForm({ id, start, onBusy, onMade }: StayFormProps) {
  const t = useTranslations('stays');
  const { today } = usePageContext();
  const form = useForm<StayValues>({ defaultValues: valuesOf(start, today) });
  const attempt = useRef({ of: '', key: '' });

  const makeStay = async (values: StayValues) => {
    const of = JSON.stringify(values);
    if (attempt.current.of !== of) attempt.current = { of, key: newId() };
    onBusy(true);
    try {
      onMade(await createStay(toInput(values), attempt.current.key));
    } catch (error) {
      const failure = error instanceof ApiError ? error.failure : undefined;
      const key = failure?.code === 'limit_reached' ? 'limit' : 'failed';
      showServerErrors(form, { error: t(`form.${key}`), ...(failure?.fields && { fields: failure.fields }) });
    }
    onBusy(false);
  };

  const [pets, allows] = form.watch(['pets', 'allows']);
  return (
    <Form id={id} form={form} draftKey={entryDraft('stays', start.chosen[0] ?? 'none', null)} onSubmit={makeStay}>
      {start.pets.length > 1 ? (
        <Choices
          name="pets"
          legend={t('form.pets')}
          options={start.pets.map(({ id: petId, name }) => [petId, name])}
          form={form}
        />
      ) : null}
      <ClinicsAndContacts pets={start.pets.filter((pet) => pets.includes(pet.id))} />
      <TextField
        name="label"
        label={t('form.label')}
        hint={t('form.labelHint')}
        maxLength={stayLimits.label}
        autoComplete="off"
        required
      />
      <StayLength form={form} today={today} />
      <OwnerPhoneField />
      <Choices
        name="allows"
        legend={t('form.allows')}
        hint={t('form.allowsHint')}
        options={stayAllows.map((allow) => [allow, t(`allow.${allow}`)])}
        form={form}
      />
      {allows.length === 0 ? null : <Messages form={form} />}
      <FormError />
    </Form>
  );
}

interface FormProp {
  form: ReturnType<typeof useForm<StayValues>>;
}

function Messages({ form }: FormProp) {
  const t = useTranslations('stays.messages');
  const options = stayMessages.map((one) => [one, t(one)] as const);
  return <Choices name="messages" type="radio" legend={t('title')} hint={t('hint')} options={options} form={form} />;
}

function StayLength({ form, today }: FormProp & { today: Day }) {
  const t = useTranslations('stays.form');
  const last = addDays(today, stayLimits.ahead);
  return (
    <>
      <ChipChoice
        name="length"
        legend={t('length')}
        options={lengths.map((value) => ({ value, text: t(`lengths.${value}`) }))}
      />
      {form.watch('length') === 'open' ? (
        <p className="text-sm text-muted">{t('openWarning')}</p>
      ) : (
        <div className="grid grid-cols-2 gap-3 max-[24rem]:grid-cols-1">
          <DateField name="from" label={t('from')} min={today} max={last} required />
          <DateField name="until" label={t('until')} min={today} max={last} required />
        </div>
      )}
    </>
  );
}

interface ChoicesProps extends FormProp {
  name: 'pets' | 'allows' | 'messages';
  type?: 'checkbox' | 'radio';
  legend: string;
  hint?: string;
  options: readonly (readonly [value: string, label: string])[];
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
