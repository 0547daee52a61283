import { fromBase64Url, toBase64Url } from '@/lib/core/text/base64-url';
import type { Day } from '@/lib/core/time/dates';
import type { TreatmentKind } from '@/lib/records/treatments/vocabulary';

/** What a facility asks of the pets that stay with it. */
export interface FacilityTemplate {
  /** Of the facility. */
  name: string;
  /** When it was written. */
  asOf: Day;
  /** Catalogue ids, each of one species. */
  vaccines: string[];
  /** How old a dose has to be before it counts. */
  minDays: number;
  /** Treatments that have to be given within so many days before the first day of a stay, whatever the species. */
  treatments: { kind: TreatmentKind; withinDays: number }[];
  note: string;
}

/** Short, because it is a whole template inside of an address. */
export interface TemplateParts {
  n: string;
  o: string;
  v: string[];
  d: number;
  t: [string, number][];
  c: string;
}

export function writeTemplate({ name, asOf, vaccines, minDays, treatments, note }: FacilityTemplate): string {
  const t = treatments.map(({ kind, withinDays }): [string, number] => [kind, withinDays]);
  const parts: TemplateParts = { n: name, o: asOf, v: vaccines, d: minDays, t, c: note };
  return toBase64Url(new TextEncoder().encode(JSON.stringify(parts)));
}

/** @returns what the text says, not checked any further; null where it says nothing */
export function readParts(token: string): unknown {
  const bytes = fromBase64Url(token);
  if (!bytes) return null;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
