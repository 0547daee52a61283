import { entityOf, type Waiting } from './waiting';

/**
 * Adds the writes that depend on a chosen new entry: its later changes, and entries added below it.
 * @param entries all that wait, in order
 * @returns sequence numbers
 */
export function withDependants(entries: readonly Waiting[], chosen: readonly number[]): number[] {
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
