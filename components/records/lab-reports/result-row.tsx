'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { useFieldError } from '@/components/forms/field-error';
import { FormMessage } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { findAnalyte, namedAnalytes } from '@/lib/records/lab-reports/find-analyte';
import { isWords, lastUnit, usualUnits } from '@/lib/records/lab-reports/form-rows';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import type { LabReportFormValues } from '@/lib/records/lab-reports/schema';

interface ResultRowProps {
  index: number;
  previous: readonly LabReport[];
  /** Id of the list of analytes. */
  names: string;
}

type CellName = 'name' | 'value' | 'unit' | 'low' | 'high';

export function ResultRow({ index, previous, names }: ResultRowProps) {
  const t = useTranslations('labReports');
  const id = useId();
  const { locale } = usePageContext();
  const { getValues, setValue } = useFormContext<LabReportFormValues>();
  const row = `results.${index}` as const;
  const { name, value, unit, flag } = useWatch<LabReportFormValues, typeof row>({ name: row });
  const sample = useWatch<LabReportFormValues, 'sample'>({ name: 'sample' }) || null;
  const isUnclear =
    value !== '' && namedAnalytes(name).length > 1 && !findAnalyte(name, { sample, unit: unit || null });
  const suggestUnit = () => {
    const last = lastUnit(getValues(`${row}.name`), previous);
    if (last && getValues(`${row}.unit`).trim() === '') setValue(`${row}.unit`, last, { shouldDirty: true });
  };
  const cell = (of: CellName) => ({
    row,
    of,
    title: t(`cells.${of}`),
    label: t('cellOf', { cell: t(`cells.${of}`), row: name.trim() || t('row', { number: index + 1 }) }),
  });
  return (
    <div className="lab-cells">
      <Cell {...cell('name')} list={names} onBlur={suggestUnit} />
      <Cell {...cell('value')} />
      <Cell {...cell('unit')} list={`${id}-units`} />
      <Cell {...cell('low')} />
      <Cell {...cell('high')} />
      <datalist id={`${id}-units`}>
        {usualUnits(name).map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      {flag ? <p>{t(`flagged.${flag}`)}</p> : null}
      {isUnclear ? <p>{t('whichOne')}</p> : null}
      {isWords(value, locale) ? <p>{t('asWords')}</p> : null}
    </div>
  );
}

interface CellProps extends Pick<ComponentProps<'input'>, 'list'> {
  row: `results.${number}`;
  of: CellName;
  title: string;
  label: string;
  onBlur?: () => void;
}

/** Field without a visible label of its own: the heads of the table name it. */
function Cell({ row, of, title, label, list, onBlur }: CellProps) {
  const { getValues, register, setValue } = useFormContext<LabReportFormValues>();
  const id = useId();
  const error = useFieldError(`${row}.${of}`);
  const onChange = () => {
    setValue(
      `${row}.unclear`,
      getValues(`${row}.unclear`).filter((name) => name !== of),
    );
    // The laboratory's mark belongs to the printed value.
    if (of === 'value') setValue(`${row}.flag`, '');
  };
  return (
    <>
      <Input
        {...register(`${row}.${of}`, { onBlur, onChange })}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        autoComplete="off"
        list={list}
        className={of}
      />
      {error ? (
        <FormMessage id={id}>
          {title}: {error}
        </FormMessage>
      ) : null}
    </>
  );
}
