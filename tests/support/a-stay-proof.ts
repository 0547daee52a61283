import { writeTemplate } from '@/lib/sharing/stay-proof/template';

export const happyTails = {
  name: 'Happy Tails',
  asOf: '2026-11-03',
  vaccines: ['dog.rabies', 'dog.lepto'],
  minDays: 14,
  treatments: [{ kind: 'worms' as const, withinDays: 90 }],
  note: 'Bring its own bed.',
};

/** Query of a stay proof. @param from first day, in days from today @param until last day, likewise */
export function stayQuery(from: number, until: number, template = happyTails): string {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return String(new URLSearchParams({ rules: writeTemplate(template), from: inDays(from), until: inDays(until) }));
}
