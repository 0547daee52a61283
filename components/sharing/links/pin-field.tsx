'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldNotes } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { pinLimits } from '@/lib/sharing/links/vocabulary';
import type { AdjustValues } from './adjust-values';

const places = Array.from({ length: pinLimits.min }, (_, place) => place);

export function PinField({ hasPin }: { hasPin: boolean }) {
  const t = useTranslations('sharing.adjust');
  const id = useId();
  const { register, watch, setValue } = useFormContext<AdjustValues>();
  const [pin, isRemoved] = watch(['pin', 'removePin']);
  const error = useFieldError('pin');
  const isSet = hasPin && !isRemoved;
  const empty = isSet && pin === '' ? '•' : '';
  return (
    <div className="border-y border-line py-2">
      <div className="flex items-center gap-3">
        <Icon of="key-round" className="size-5.5 shrink-0 text-primary" />
        <div className="min-w-0 grow">
          <label htmlFor={id} className="block font-medium">
            {t(hasPin ? 'newPin' : 'pin')}
          </label>
          <p id={`${id}-hint`} className="text-sm leading-tight text-muted">
            {t(isSet ? 'pinSet' : 'pinHint')}
          </p>
        </div>
        <div className="relative flex shrink-0 gap-1.5 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
          {places.map((place) => (
            <span
              key={place}
              aria-hidden="true"
              className="grid h-12 w-9.5 place-items-center rounded-control border border-edge bg-surface font-display text-2xl font-[560]"
            >
              {pin[place] ?? empty}
            </span>
          ))}
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={pinLimits.min}
            aria-describedby={error ? `${id}-error` : `${id}-hint`}
            aria-invalid={error ? true : undefined}
            className="absolute inset-0 w-full cursor-text bg-transparent text-transparent caret-transparent outline-none"
            {...register('pin')}
          />
        </div>
      </div>
      <FieldNotes id={id} hint={undefined} error={error} />
      {isSet ? (
        <Button variant="link" size="link" onClick={() => setValue('removePin', true, { shouldDirty: true })}>
          {t('removePin')}
        </Button>
      ) : null}
    </div>
  );
}
