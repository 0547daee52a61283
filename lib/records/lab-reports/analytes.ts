import type { LabResult } from '@/lib/collections/columns/lab-reports';
import type { Locale, LocalizedText } from '@/lib/core/i18n/locales';
import data from './data/analytes.json';
import type { LabSample } from './vocabulary';

export interface Analyte {
  id: string;
  name: LocalizedText;
  /** Other names and abbreviations, as printed on reports. */
  printed: readonly string[];
  sample: 'blood' | 'urine';
  /** Usual units, the most common first. */
  units: readonly string[];
  /** Molar mass in g/mol of the molecule that laboratories count. */
  molarMass?: number;
  /** Charge of the ion. */
  charge?: number;
  /** Id of an analyte that counts the same molecules. */
  sameAs?: string;
}

export const analytes = data.analytes as readonly Analyte[];

const byId: ReadonlyMap<string, Analyte> = new Map(analytes.map((one) => [one.id, one]));

export const findAnalyteById = (id: string | null): Analyte | null => (id === null ? null : (byId.get(id) ?? null));

/** True if a sample of this kind can have the analyte. */
export const isOfSample = (id: string | null, sample: LabSample | null): boolean => {
  const own = findAnalyteById(id)?.sample;
  return sample === null || own === undefined || own === sample;
};

export function resultName({ name, analyte }: Pick<LabResult, 'name' | 'analyte'>, locale: Locale): string {
  return name ?? findAnalyteById(analyte)?.name[locale] ?? '';
}
