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

interface Printed {
  sample?: LabSample | null;
  unit?: string | null;
}

/**
 * Catalog entry with exactly this name. The sample decides between "glucose" in blood and in urine, and the unit between
 * a cell count and its percentage. An unclear name has none.
 * @returns its id, or null
 */
export function findAnalyte(name: string, { sample = null, unit = null }: Printed = {}): string | null {
  const named = namedAnalytes(name).filter((one) => sample === null || one.sample === sample);
  const measured = named.filter(({ id: analyte, units }) =>
    units.some((usual) => convertValue(1, { analyte, unit }, { analyte, unit: usual }) !== null),
  );
  const [found, ...others] = named.length > 1 ? measured : named;
  return found && others.length === 0 ? found.id : null;
}
