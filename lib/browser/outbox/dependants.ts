import { entityOf, type WaitingWrite } from './waiting';

export function withDependants(entries: readonly WaitingWrite[], chosenSeqs: readonly number[]): number[] {
  const seqs = new Set(chosenSeqs);
  const entities = new Set<string>();
  const parents = new Set<string>();
  for (const waiting of entries) {
    if (entities.has(entityOf(waiting)) || parents.has(waiting.parentId ?? '')) seqs.add(waiting.seq);
    if (!seqs.has(waiting.seq) || waiting.verb !== 'create') continue;
    entities.add(entityOf(waiting));
    parents.add(waiting.entryId);
  }
  return [...seqs];
}
