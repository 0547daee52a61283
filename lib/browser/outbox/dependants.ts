import { entityOf, type WaitingWrite } from './waiting';

export function withDependants(entries: readonly WaitingWrite[], chosen: readonly number[]): number[] {
  const taken = new Set(chosen);
  const entities = new Set<string>();
  const parents = new Set<string>();
  for (const waiting of entries) {
    if (entities.has(entityOf(waiting)) || parents.has(waiting.parentId ?? '')) taken.add(waiting.seq);
    if (!taken.has(waiting.seq) || waiting.verb !== 'create') continue;
    entities.add(entityOf(waiting));
    parents.add(waiting.entryId);
  }
  return [...taken];
}
