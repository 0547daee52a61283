'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Reading } from '@/lib/sharing/papers/proposals';

interface ReadingCheckProps<Value> {
  /** Path of the row in the form. */
  row: string;
  field: string;
  label: string;
  reading: Reading<Value> | null;
  /** Field text of a value. */
  textOf: (value: Value) => string;
  /** Displayed text of a value, if it differs from the field text. */
  wordOf?: (value: Value) => string;
}

/** Asks about an unsure reading. Shows two readings as two choices (R16.16). */
export function ReadingCheck<Value>(props: ReadingCheckProps<Value>) {
  const { reading } = props;
  if (!reading) return null;
  return reading.alternatives.length > 0 ? (
    <Choices {...props} reading={reading} />
  ) : (
    <Check {...props} reading={reading} />
  );
}

type PresentReading<Value> = ReadingCheckProps<Value> & { reading: Reading<Value> };

function Choices<Value>({ row, field, label, reading, textOf, wordOf = textOf }: PresentReading<Value>) {
  const t = useTranslations('papers');
  const { setValue } = useFormContext();
  const name = `${row}.${field}`;
  const current: string = useWatch({ name });
  return (
    <fieldset className="mt-1.5">
      <legend className="text-sm text-due">{t('twoReadings', { field: label, text: reading.text })}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {[reading.value, ...reading.alternatives].map((value) => (
          <Button
            key={textOf(value)}
            variant={current === textOf(value) ? 'soft' : 'outline'}
            aria-pressed={current === textOf(value)}
            onClick={() => setValue(name, textOf(value), { shouldDirty: true, shouldValidate: true })}
          >
            {wordOf(value)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function Check<Value>({ row, field, label, reading }: PresentReading<Value>) {
  const t = useTranslations('papers');
  const { setValue, clearErrors } = useFormContext();
  const [value, unsure]: string[] = useWatch({ name: [`${row}.${field}`, `${row}.toCheck.${field}`] });
  if (!reading.isUnsure) return null;
  if (!unsure || value !== unsure) {
    return unsure === '' ? <p className="mt-1.5 text-sm text-muted">{t('checked')}</p> : null;
  }
  return (
    <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3">
      <p className="flex gap-1.5 text-sm text-due">
        <Icon of="circle-question-mark" className="mt-0.5 size-4 shrink-0" />
        <span>{t('unsure', { text: reading.text })}</span>
      </p>
      <Button
        variant="outline"
        aria-label={t('confirmField', { field: label })}
        onClick={() => {
          setValue(`${row}.toCheck.${field}`, '', { shouldDirty: true });
          clearErrors(`${row}.${field}`);
        }}
      >
        {t('confirm')}
      </Button>
    </div>
  );
}
