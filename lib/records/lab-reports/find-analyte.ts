import { foldLetters } from '@/lib/core/text/fold';
import { type Analyte, analytes } from './analytes';
import { convertValue } from './units';
import type { LabSample } from './vocabulary';

/** Letters, digits and the signs that change a meaning: "NEU%" is not "NEU#", and "A/G" is not "AG". */
export function normalizeName(name: string): string {
  return foldLetters(name)
    .replaceAll(':', '/')
    .replace(/[^\p{L}\p{N}%#+/]/gu, '');
}

const byName = new Map<string, Analyte[]>();
for (const analyte of analytes) {
  const names = new Set([analyte.name.en, analyte.name.es, ...analyte.printed].map(normalizeName));
  for (const name of names) byName.set(name, [...(byName.get(name) ?? []), analyte]);
}

/** All analytes with exactly this name, such as glucose in blood and in urine. */
export const namedAnalytes = (name: string): readonly Analyte[] => byName.get(normalizeName(name)) ?? [];

/** Names that urine tests alone have: "USG", "U-PRO" or "proteinuria", but not "pH" or "protein". */
const URINE_NAME = /^u|urin|orina|uria$/;

/** Sample that the name implies. Null if blood may have a test of this name too. */
function impliedSample(name: string, namedList: readonly Analyte[]): LabSample | null {
  if (namedList.every(({ sample }) => sample === 'blood')) return 'blood';
  return URINE_NAME.test(normalizeName(name)) ? 'urine' : null;
}

const fitsUnit = ({ id: analyte, units }: Analyte, unit: string | null) =>
  unit === null ||
  units.length === 0 ||
  units.some((usual) => convertValue(1, { analyte, unit }, { analyte, unit: usual }) !== null);

interface Printed {
  sample?: LabSample | null;
  unit?: string | null;
}

/**
 * Finds the catalog entry with exactly this name. The sample decides between "glucose" in blood and in urine, and the
 * unit between a cell count and its percentage.
 * @returns its id; null if the name is ambiguous, or the unit does not convert
 */
export function findAnalyte(name: string, { sample = null, unit = null }: Printed = {}): string | null {
  const namedList = namedAnalytes(name);
  const from = sample ?? impliedSample(name, namedList);
  const [fittingAnalyte, ...others] = namedList.filter((one) => one.sample === from && fitsUnit(one, unit));
  return fittingAnalyte && others.length === 0 ? fittingAnalyte.id : null;
}
