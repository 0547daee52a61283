'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { useFieldError } from '@/components/forms/field-error';
import { SelectField } from '@/components/forms/select-field';
import { DateField } from '@/components/forms/text-field';
import { Checkbox } from '@/components/ui/checkbox';
import type { TokenSettings } from '@/lib/accounts/access-tokens/client';
import { tokenEnds, tokenLimits, tokenScopes } from '@/lib/accounts/access-tokens/vocabulary';
import { isolate } from '@/lib/core/i18n/isolate';
import { addDays } from '@/lib/core/time/dates';

interface ChoicesProps {
  name: string;
  legend: string;
  options: readonly { value: string; text: string }[];
}

function Choices({ name, legend, options }: ChoicesProps) {
  const { register } = useFormContext();
  const id = useId();
  const error = useFieldError(name);
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {options.map(({ value, text }) => (
        <label key={value} className="tap flex items-center gap-2.5">
          <Checkbox value={value} {...register(name)} />
          <span className="min-w-0 wrap-anywhere">{isolate(text)}</span>
        </label>
      ))}
      <p id={id} role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

export function ScopeFields() {
  const t = useTranslations('accessTokens');
  const options = tokenScopes.map((value) => ({ value, text: t(`scope.${value}`) }));
  return <Choices name="scopes" legend={t('scopes')} options={options} />;
}

export function PetFields({ pets }: { pets: TokenSettings['pets'] }) {
  const t = useTranslations('accessTokens');
  const petChoice = useWatch({ name: 'petChoice' });
  const options = [
    { value: 'all', label: t('allPets') },
    { value: 'some', label: t('somePets') },
  ];
  return (
    <>
      <SelectField name="petChoice" label={t('pets')} options={options} />
      {petChoice === 'some' ? (
        <Choices
          name="pets"
          legend={t('choosePets')}
          options={pets.map(({ id, name }) => ({ value: id, text: name }))}
        />
      ) : null}
    </>
  );
}

export function EndFields() {
  const t = useTranslations('accessTokens');
  const { today } = usePageContext();
  const end = useWatch({ name: 'end' });
  const labelOf = (value: (typeof tokenEnds)[number]) =>
    value === 'day' || value === 'none' ? t(`end.${value}`) : t('end.days', { days: Number(value) });
  const options = tokenEnds.map((value) => ({ value, label: labelOf(value) }));
  const hint = end === 'none' ? { hint: t('unused') } : {};
  return (
    <>
      <SelectField name="end" label={t('ends')} options={options} {...hint} />
      {end === 'day' ? (
        <DateField name="endsOn" label={t('lastDay')} min={today} max={addDays(today, tokenLimits.days)} required />
      ) : null}
    </>
  );
}
