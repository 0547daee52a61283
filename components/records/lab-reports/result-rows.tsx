'use client';

import './lab-reports.css';
import { useTranslations } from 'next-intl';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { FieldNotes } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { languageOf } from '@/lib/core/i18n/locales';
import {
  analyteNames,
  type CellName,
  cellNames,
  emptyRow,
  hasValue,
  toFormRows,
} from '@/lib/records/lab-reports/form-rows';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { readPastedRows } from '@/lib/records/lab-reports/pasted-rows';
import type { LabReportFormValues } from '@/lib/records/lab-reports/schema';
import { labLimits } from '@/lib/records/lab-reports/vocabulary';
import { ResultRow } from './result-row';
import { SameRows } from './same-rows';

interface ResultRowsProps {
  /** Newest first. */
  previous: readonly LabReport[];
}

/** Characters of skipped lines in the status. */
const SKIPPED = 200;

const CELL = /^results\.(\d+)\.(name|value|unit|low|high)$/;

type Rows = LabReportFormValues['results'];

export function ResultRows({ previous }: ResultRowsProps) {
  const t = useTranslations('labReports');
  const { locale } = usePageContext();
  const id = useId();
  const { fields, add, fill } = useRows();
  const { pasted, onPaste } = usePaste(fill);
  const onKeyDown = useRowKeys(fields.length, add);
  const error = useFieldError('results.root');
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-sm font-semibold">{t('results')}</legend>
      <FieldNotes id={id} hint={t('resultsHint')} error={error} />
      <SameRows previous={previous} onFill={fill} />
      <div aria-hidden="true" className="lab-cells lab-heads">
        {cellNames.map((cell) => (
          <span key={cell} className={cell}>
            {t(`cells.${cell}`)}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and pasted text of all fields inside */}
      <div onKeyDown={onKeyDown} onPaste={(event) => void onPaste(event)} className="grid gap-2">
        {fields.map((field, index) => (
          <ResultRow key={field.id} index={index} previous={previous} names={`${id}-names`} />
        ))}
      </div>
      <datalist id={`${id}-names`}>
        {analyteNames(languageOf(locale)).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p role="status" dir="auto" className="mt-2 text-sm empty:hidden wrap-anywhere">
        {pasted}
      </p>
      {add ? (
        <Button variant="outline" className="mt-2" onClick={add}>
          <Icon of="plus" />
          {t('addRow')}
        </Button>
      ) : (
        <p className="mt-2 text-sm text-muted">{t('full', { count: labLimits.results })}</p>
      )}
    </fieldset>
  );
}

function useRows() {
  const { control, getValues } = useFormContext<LabReportFormValues>();
  const { fields, append, replace } = useFieldArray({ control, name: 'results' });
  const isFull = fields.length >= labLimits.results;
  return {
    fields,
    /** Null if the report is full. */
    add: isFull ? null : () => append(emptyRow, { focusName: `results.${fields.length}.name` }),
    /** Keeps rows with a value. Returns the new rows that do not fit. */
    fill: (rows: Rows): Rows => {
      const all = [...getValues('results').filter(hasValue), ...rows];
      replace(all.slice(0, labLimits.results));
      return all.slice(labLimits.results);
    },
  };
}

/** Enter goes to the row below. Enter, or Tab in the last field, continues with a new row. */
function useRowKeys(count: number, add: (() => void) | null) {
  const { getValues, setFocus } = useFormContext<LabReportFormValues>();
  return (event: KeyboardEvent<HTMLElement>) => {
    const [, row, cell] = CELL.exec((event.target as HTMLInputElement).name) ?? [];
    if (row === undefined) return;
    const index = Number(row);
    const isLast = index === count - 1;
    const leaves = event.key === 'Tab' && !event.shiftKey && cell === 'high';
    if (isLast && add && (event.key === 'Enter' || leaves) && hasValue(getValues(`results.${index}`))) {
      event.preventDefault();
      add();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!isLast) setFocus(`results.${index + 1}.${cell as CellName}`);
    }
  };
}

function usePaste(fill: (rows: Rows) => Rows) {
  const t = useTranslations('labReports');
  const { locale } = usePageContext();
  const { getValues, setFocus, trigger } = useFormContext<LabReportFormValues>();
  const [pastedText, setPasted] = useState('');
  const onPaste = async (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text').trim();
    // A single cell goes where it is pasted.
    if (!/[\t\n;]| {2}/.test(text)) return;
    const pastedRows = readPastedRows(text, getValues('sample') || null);
    if (pastedRows.rows.length === 0) return;
    event.preventDefault();
    const omittedRows = fill(toFormRows(pastedRows, locale));
    const isClear = await trigger('results', { shouldFocus: true });
    if (isClear) setFocus(`results.${getValues('results').length - 1}.value`);
    const lines = [...pastedRows.skipped, ...omittedRows.map(({ name, value }) => `${name} ${value}`)];
    const skippedText = lines.length > 0 && t('skipped', { lines: lines.join(' / ').slice(0, SKIPPED) });
    const count = pastedRows.rows.length - omittedRows.length;
    setPasted([t(isClear ? 'pasted' : 'pastedUnclear', { count }), skippedText].filter(Boolean).join(' '));
  };
  return { pasted: pastedText, onPaste };
}
