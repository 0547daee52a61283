import type { LabResult } from '@/lib/collections/columns/lab-reports';
import { db, type Prisma } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { addDays, dayFromColumn, dayToColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { analytes } from '@/lib/records/lab-reports/analytes';
import { positionOf } from '@/lib/records/lab-reports/lab-result';

type Row = readonly [analyte: string, name: string, unit: string, low: number, high: number, value: number];

/** A cat whose kidneys are watched while it takes meloxicam. The first laboratory printed other units. */
const reports: readonly { ago: number; laboratory: Record<Locale, string>; rows: readonly Row[] }[] = [
  {
    ago: 95,
    laboratory: { en: 'Valley Laboratory', es: 'Laboratorio del Valle' },
    rows: [
      ['creatinine', 'CREA', 'µmol/L', 71, 212, 168],
      ['urea', 'UREA', 'mmol/L', 5.7, 12.9, 11.4],
      ['sdma', 'SDMA', 'µg/dL', 0, 14, 13],
      ['phosphorus', 'PHOS', 'mmol/L', 1, 2.4, 1.5],
      ['potassium', 'K', 'mmol/L', 3.5, 5.8, 4.3],
      ['alt', 'ALT', 'U/L', 12, 130, 61],
      ['hct', 'HCT', '%', 30.3, 52.3, 38],
    ],
  },
  {
    ago: 12,
    laboratory: { en: 'Sunny Street Vets', es: 'Clínica Veterinaria Sol' },
    rows: [
      ['creatinine', 'CREA', 'mg/dL', 0.8, 2.4, 2.5],
      ['bun', 'BUN', 'mg/dL', 16, 36, 39],
      ['sdma', 'SDMA', 'µg/dL', 0, 14, 17],
      ['phosphorus', 'PHOS', 'mg/dL', 3.1, 7.5, 5.1],
      ['potassium', 'K', 'mmol/L', 3.5, 5.8, 4.1],
      ['total_protein', 'TP', 'g/dL', 5.7, 8.9, 7.4],
      ['alt', 'ALT', 'U/L', 12, 130, 58],
      ['hct', 'HCT', '%', 30.3, 52.3, 36],
      ['t4', 'TT4', 'µg/dL', 0.8, 4.7, 2.2],
    ],
  },
];

const flags = { below: 'low', within: null, above: 'high' } as const;

function toResult([analyte, name, unit, low, high, value]: Row): LabResult {
  const result = { analyte, name, value, comparator: null, text: null, unit, low, high, flag: null };
  return { ...result, flag: flags[positionOf(result) ?? 'within'] };
}

interface Report {
  petId: string;
  ago: number;
  laboratory: string;
  results: LabResult[];
}

function toRow({ ago, results, ...report }: Report, at: Date): Prisma.LabReportCreateManyInput {
  const sampledOn = dayToColumn(addDays(dayFromColumn(at), -ago));
  const printedResults = results as unknown as Prisma.InputJsonArray;
  return { ...report, id: newId(), sampledOn, sample: 'blood', results: printedResults, createdAt: at, updatedAt: at };
}

export async function seedLabReports(petId: string, locale: Locale, at: Date): Promise<void> {
  const data = reports.map(({ ago, laboratory, rows }) =>
    toRow({ petId, ago, laboratory: laboratory[locale], results: rows.map(toResult) }, at),
  );
  await db().labReport.createMany({ data });
}

const PRINTED = 40;

/** A whole report on each of these days before `at`. */
export async function seedOlderLabReports(petId: string, days: readonly number[], at: Date): Promise<void> {
  const data = days.map((ago, month) => {
    const rows = analytes.slice(0, PRINTED).map(({ id, name, units: [unit = ''] }, index): Row => {
      const usual = 10 + index;
      return [id, name.en, unit, usual * 0.8, usual * 1.2, usual + (month % 5) - 2];
    });
    return toRow({ petId, ago, laboratory: 'Valley Laboratory', results: rows.map(toResult) }, at);
  });
  await db().labReport.createMany({ data });
}
