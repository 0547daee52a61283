import * as z from 'zod';
import type { LabResult } from '@/lib/collections/columns/lab-reports';
import { messageWith } from '@/lib/core/i18n/field-message';
import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import type { Day } from '@/lib/core/time/dates';
import { pastDay } from '@/lib/core/validation/zod-days';
import { noteText, optionalEntryLine } from '@/lib/core/validation/zod-entry';
import { patternText } from '@/lib/core/validation/zod-text';
import { findAnalyteById, isOfSample, resultName } from './analytes';
import { findAnalyte } from './find-analyte';
import { findRefusedCells, hasValue, readRow } from './form-rows';
import { comparators, type LabSample, labLimits, labSamples, resultFlags } from './vocabulary';

const invalid = { error: 'entries.validation.invalid' };
const ANALYTE = /^[a-z\d_]{1,40}$/;

const number = z.number(invalid).min(-labLimits.value, invalid).max(labLimits.value, invalid).nullable();

export const labResultInput = z
  .strictObject({
    analyte: patternText(ANALYTE, 40, invalid.error)
      .refine((id) => findAnalyteById(id) !== null, invalid)
      .nullable()
      .default(null),
    name: optionalEntryLine(labLimits.name).default(null),
    value: number.default(null),
    comparator: z.enum(comparators, invalid).nullable().default(null),
    text: optionalEntryLine(labLimits.text).default(null),
    unit: optionalEntryLine(labLimits.unit).default(null),
    low: number.default(null),
    high: number.default(null),
    flag: z.enum(resultFlags, invalid).nullable().default(null),
  })
  .check(({ value: result, issues }) => {
    const { analyte, name, value, comparator, text, low, high } = result;
    const refuseField = (path: string, message: string) =>
      issues.push({ code: 'custom', input: result, path: [path], message });
    if (analyte === null && name === null) refuseField('name', 'entries.validation.required');
    if (value === null && (text === null || comparator !== null)) refuseField('value', 'entries.validation.required');
    if (low !== null && high !== null && low > high) refuseField('high', 'labReports.validation.range');
  });

const count = { error: messageWith('labReports.validation.results', { max: labLimits.results }) };

const fields = (today: Day) => ({
  sampledOn: pastDay(today),
  laboratory: optionalEntryLine(labLimits.laboratory),
  sample: z.enum(labSamples, invalid).nullable(),
  results: z.array(labResultInput, invalid).min(1, count).max(labLimits.results, count),
  note: noteText(labLimits.note),
});

export function labReportInput(today: Day) {
  const all = fields(today);
  return z.strictObject({
    ...all,
    laboratory: all.laboratory.default(null),
    sample: all.sample.default(null),
    note: all.note.default(null),
  });
}

export function labReportPatch(today: Day) {
  return z.strictObject(fields(today)).partial();
}

const text = z.string();
const empty = z.literal('').transform(() => null);
const formRow = z.strictObject({
  stored: z.custom<LabResult>().nullable(),
  ...{ name: text, value: text, unit: text, low: text, high: text },
  flag: z.union([z.literal(''), z.enum(resultFlags)]),
  unclear: z.array(z.string()),
});

/** Finds the analyte of a typed result, and of a stored one whose sample changed or whose name was not found before. */
function withAnalyte<Result extends LabResult>(result: Result, sample: LabSample | null, locale: FormatLocale): Result {
  if (result.analyte !== null && isOfSample(result.analyte, sample)) return result;
  const name = resultName(result, languageOf(locale));
  return { ...result, name, analyte: findAnalyte(name, { sample, unit: result.unit }) };
}

/** Ignores rows without a value, such as those filled from an earlier report. */
export function labReportForm({ latest, locale }: { latest: Day; locale: FormatLocale }) {
  const { results: _, sample, ...all } = fields(latest);
  const formRows = z.array(
    formRow
      .check(({ value: row, issues }) => {
        for (const { cell, message } of hasValue(row) ? findRefusedCells(row, locale) : [])
          issues.push({ code: 'custom', input: row, path: [cell], message });
      })
      .transform((row): z.input<typeof labResultInput> | null => (hasValue(row) ? readRow(row, locale) : null))
      .pipe(labResultInput.nullable()),
  );
  return z
    .strictObject({
      ...all,
      sample: z.union([empty, sample]),
      results: formRows
        .transform((rows) => rows.filter((row) => row !== null))
        .refine(({ length }) => length >= 1 && length <= labLimits.results, count),
    })
    .transform((report) => ({
      ...report,
      results: report.results.map((result) => withAnalyte(result, report.sample, locale)),
    }));
}

export type LabReportFormValues = z.input<ReturnType<typeof labReportForm>>;
export type LabReportBody = z.input<ReturnType<typeof labReportInput>>;
export type LabReportInput = z.output<ReturnType<typeof labReportInput>>;
export type LabReportPatch = z.output<ReturnType<typeof labReportPatch>>;
