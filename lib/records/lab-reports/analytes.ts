import type { LabResult } from '@/lib/collections/columns/lab-reports';
import type { Locale, LocalizedText } from '@/lib/core/i18n/locales';
import data from './data/analytes.json';

export interface Analyte {
  id: string;
  name: LocalizedText;
  /** Other names and abbreviations, as printed on reports. */
  printed: readonly string[];
  sample: 'blood' | 'urine';
  /** Usual units, the most common first. */
  units: readonly string[];
  /** In g/mol, of the molecule that the result counts. */
  molarMass?: number;
  /** Of the ion. */
  charge?: number;
  /** Id of an analyte that counts the same molecules. */
  sameAs?: string;
}

export const analytes = data.analytes as readonly Analyte[];

const byId: ReadonlyMap<string, Analyte> = new Map(analytes.map((one) => [one.id, one]));

export const findById = (id: string | null): Analyte | null => (id === null ? null : (byId.get(id) ?? null));

/** Name as printed, or that of the catalogue. */
export function resultName({ name, analyte }: Pick<LabResult, 'name' | 'analyte'>, locale: Locale): string {
  return name ?? findById(analyte)?.name[locale] ?? '';
}
