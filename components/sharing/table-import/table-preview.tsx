'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { usePageContext } from '#page-context';
import { useErrorText } from '@/components/forms/field-error';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatMoney } from '@/lib/core/i18n/numbers';
import { plainText } from '@/lib/core/text/plain-text';
import { dayIn, formatDay, formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { zoneToEnter } from '@/lib/page-context/page-context';
import { spanWords } from '@/lib/records/appointments/span-words';
import { formatWeight } from '@/lib/records/weights/units';
import type { ReadTable, TableEntry } from '@/lib/sharing/table-import/entries';
import { dateFields } from '@/lib/sharing/table-import/fields';
import type { LineProblem, TableAnswer } from '@/lib/sharing/table-import/vocabulary';

const SHOWN = 20;

/** Date and texts of a row, as the list will show them. */
function useSummary(): (entry: TableEntry['entry']) => string {
  const locale = useLocale();
  const page = usePageContext();
  const zone = zoneToEnter(page);
  const treatments = useTranslations('treatments.kinds');
  const appointments = useTranslations('appointments');
  const frequencies = useTranslations('medications.frequencies');
  const fields = useTranslations('tableImport.fields');
  return (entry) => {
    const { givenOn, visitedOn, startsOn, measuredAt, givenAt, startsAt, grams, costCents, currency, ...rest } = entry;
    const { kind, description, frequency = 'UNKNOWN', durationMinutes, ...others } = rest;
    const { timeZone: _, bodyConditionScore: __, ...texts } = others;
    const day = givenOn ?? visitedOn ?? startsOn ?? (measuredAt && dayIn(instantFromJson(String(measuredAt)), zone));
    const moment = givenAt ?? startsAt;
    const parts = [
      // The day only, because a weight without a time is stored as noon, which nobody measured.
      day ? formatDay(String(day), locale) : formatInstant(instantFromJson(String(moment)), locale, zone),
      grams === undefined ? null : formatWeight(Number(grams), page.weightUnit, locale),
      durationMinutes === undefined ? null : spanWords(appointments, Number(durationMinutes)),
      kind && (givenAt ? treatments(kind as 'worms') : appointments(`kinds.${kind as 'vet'}`)),
      frequency === 'UNKNOWN' ? null : frequencies(frequency as 'SID'),
      ...Object.entries(texts).map(([name, text]) => {
        const field = dateFields.find((one) => one === name);
        return field ? `${fields(field)}: ${formatDay(String(text), locale)}` : String(text);
      }),
      description && plainText(String(description)),
      costCents === undefined ? null : formatMoney(Number(costCents), String(currency), locale),
    ];
    return joinIsolated(
      parts.map((part) => (part ? String(part) : null)),
      ' · ',
    );
  };
}

/** Rows of a table have a line number. Events of a calendar have none. */
export type RowKind = 'rows' | 'events';

interface RowsProps<Row> {
  of: RowKind;
  title: string;
  tone?: string;
  rows: readonly Row[];
  textOf: (row: Row) => string;
}

function Rows<Row extends { line: number }>({ of, title, tone, rows, textOf }: RowsProps<Row>) {
  const t = useTranslations('tableImport.preview');
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className={cn('font-medium', tone)}>{title}</h3>
      <ol className="mt-1 border-t border-line text-sm">
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.line} className="flex gap-3 border-b border-line py-2">
            {of === 'rows' ? (
              <span className="w-8 shrink-0 text-right text-muted tabular">
                <span className="sr-only">{t('line')} </span>
                {row.line}
              </span>
            ) : null}
            <span dir="auto" className="min-w-0 grow wrap-anywhere">
              {textOf(row)}
            </span>
          </li>
        ))}
      </ol>
      {rows.length > SHOWN ? (
        <p className="mt-1 text-sm text-muted">{t('more', { count: rows.length - SHOWN })}</p>
      ) : null}
    </div>
  );
}

interface TablePreviewProps {
  of: RowKind;
  reading: ReadTable;
  /** Null before the server has checked the rows. */
  answer: TableAnswer | null;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

export function TablePreview({ of, reading, answer, confirmed, onConfirm }: TablePreviewProps) {
  const t = useTranslations('tableImport.preview');
  const errorText = useErrorText();
  const summaryOf = useSummary();
  const id = useId();
  const addedLines = answer && new Set(answer.added);
  const addedEntries = addedLines ? reading.entries.filter(({ line }) => addedLines.has(line)) : reading.entries;
  const ownErrors = reading.errors.map(({ line, message }) => ({ line, message: errorText({ message }) ?? '' }));
  const errors = [...ownErrors, ...(answer?.errors ?? [])].toSorted((a, b) => a.line - b.line);
  const problemOf = ({ message }: LineProblem) => message;
  const unlikely = answer?.unlikely ?? [];
  return (
    <div role="status" className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      {answer ? (
        <p className="font-medium">
          {t('counts', { of, added: addedEntries.length, skipped: answer.skipped.length, left: errors.length })}
        </p>
      ) : null}
      <Rows
        of={of}
        title={t(answer ? 'added' : 'readable', { of })}
        rows={addedEntries}
        textOf={({ entry }) => summaryOf(entry)}
      />
      <Rows of={of} title={t('errors', { of })} tone="text-danger" rows={errors} textOf={problemOf} />
      <Rows of={of} title={t('unlikely')} tone="text-due" rows={unlikely} textOf={problemOf} />
      {unlikely.length > 0 ? (
        <label htmlFor={id} className="tap flex items-center gap-3">
          <Checkbox id={id} checked={confirmed} onChange={({ target }) => onConfirm(target.checked)} />
          {t('confirm', { count: unlikely.length })}
        </label>
      ) : null}
    </div>
  );
}
