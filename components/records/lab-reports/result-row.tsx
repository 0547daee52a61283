'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { CellField } from '@/components/forms/cell-field';
import { findAnalyte, namedAnalytes } from '@/lib/records/lab-reports/find-analyte';
import { type CellName, isWords, lastUnit, usualUnits } from '@/lib/records/lab-reports/form-rows';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import type { LabReportFormValues } from '@/lib/records/lab-reports/schema';

interface ResultRowProps {
  index: number;
  previous: readonly LabReport[];
  /** Id of the list of analytes. */
  names: string;
}

export function ResultRow({ index, previous, names }: ResultRowProps) {
  const t = useTranslations('labReports');
  const id = useId();
  const { getValues, setValue } = useFormContext<LabReportFormValues>();
  const row = `results.${index}` as const;
  const { name, flag } = useWatch<LabReportFormValues, typeof row>({ name: row });
  const suggestUnit = () => {
    const [sample, laboratory] = getValues(['sample', 'laboratory']);
    const last = lastUnit(getValues(`${row}.name`), previous, { sample, laboratory });
    if (last && getValues(`${row}.unit`).trim() === '') setValue(`${row}.unit`, last, { shouldDirty: true });
  };
  const onCellEdit = (cell: CellName) => {
    const { unclear } = getValues(row);
    if (unclear.includes(cell))
      setValue(
        `${row}.unclear`,
        unclear.filter((one) => one !== cell),
      );
    // The laboratory's flag belongs to the printed value.
    if (cell === 'value') setValue(`${row}.flag`, '');
  };
  const cell = (of: CellName) => ({
    name: `${row}.${of}`,
    heading: t(`cells.${of}`),
    label: t('cellOf', { cell: t(`cells.${of}`), row: name.trim() || t('row', { number: index + 1 }) }),
    className: of,
    onChange: () => onCellEdit(of),
  });
  return (
    <div className="lab-cells">
      <CellField {...cell('name')} list={names} onBlur={suggestUnit} />
      <CellField {...cell('value')} />
      <CellField {...cell('unit')} list={`${id}-units`} />
      <CellField {...cell('low')} />
      <CellField {...cell('high')} />
      <datalist id={`${id}-units`}>
        {usualUnits(name).map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      {flag ? <p>{t(`flagged.${flag}`)}</p> : null}
      <RowHints row={row} />
    </div>
  );
}

function RowHints({ row }: { row: `results.${number}` }) {
  const t = useTranslations('labReports');
  const { locale } = usePageContext();
  const { name, value, unit } = useWatch<LabReportFormValues, typeof row>({ name: row });
  const sample = useWatch<LabReportFormValues, 'sample'>({ name: 'sample' }) || null;
  // Without a sample, a name of one urine test can also be that of a blood test.
  const isUnclear = value !== '' && namedAnalytes(name).length > (sample ? 1 : 0);
  return (
    <>
      {isUnclear && !findAnalyte(name, { sample, unit: unit || null }) ? <p>{t('whichOne')}</p> : null}
      {isWords(value, locale) ? <p>{t('asWords')}</p> : null}
    </>
  );
}
