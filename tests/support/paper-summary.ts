import type { PaperText } from '@/lib/core/paper/paper-text';
import type { PaperContext, Reading, VaccinationProposal } from '@/lib/sharing/papers/proposals';
import { proposeEntries } from '@/lib/sharing/papers/propose';

const circumstances: PaperContext = { species: 'dog', latest: '2026-11-30', bornOn: '2019-02-03' };

/** Value, `?` if unsure, and the alternatives: `2024-03-12?2024-12-03`. Empty for null. */
export function summarize<T>(reading: Reading<T> | null): string {
  if (!reading) return '-';
  return [`${reading.value}${reading.isUnsure ? '?' : ''}`, ...reading.alternatives].join('|');
}

const summarizeVaccination = ({ vaccine, product, givenOn, validUntil, batch }: VaccinationProposal) =>
  [vaccine, product, givenOn, validUntil, batch].map(summarize).join(' ; ');

export function proposalsOf(paper: PaperText, context: Partial<PaperContext> = {}) {
  return proposeEntries(paper, { ...circumstances, ...context });
}

/** Vaccinations of a paper, one line each: vaccine ; brand ; given ; valid until ; batch. */
export function vaccinationsOf(paper: PaperText, context: Partial<PaperContext> = {}): string[] {
  return proposalsOf(paper, context).vaccinations.map(summarizeVaccination);
}
