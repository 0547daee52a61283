import { fromBase64Url, toBase64Url } from '@/lib/core/text/base64-url';
import type { Day } from '@/lib/core/time/dates';
import type { TreatmentKind } from '@/lib/records/treatments/vocabulary';

export interface FacilityTemplate {
  name: string;
  asOf: Day;
  /** Catalog ids, each for one species. */
  vaccines: string[];
  minDays: number;
  treatments: { kind: TreatmentKind; withinDays: number }[];
  note: string;
}

/** Short keys, because the URL contains the whole template. */
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

/** @returns decoded JSON, not validated; null if unreadable */
export function readParts(token: string): unknown {
  const bytes = fromBase64Url(token);
  if (!bytes) return null;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
