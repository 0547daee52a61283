/** Whose turn a task is. */
export interface Turned {
  /** Whether the pet has more than one person: of others nothing is said. */
  isShared: boolean;
  /** Of the person; null for anybody. */
  turn: number | null;
}

/** Whose turn most of the tasks are, at a tie whose comes first; null for anybody. */
export function usualTurn(tasks: readonly Turned[]): number | null {
  const counts = new Map<number | null, number>();
  for (const { isShared, turn } of tasks) if (isShared) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  let [usual, most]: [number | null, number] = [null, 0];
  for (const [turn, count] of counts) if (count > most) [usual, most] = [turn, count];
  return usual;
}

/** Whose turn the task is, where that is not the usual person's; undefined where nothing need be said. */
export function otherTurn({ isShared, turn }: Turned, usual: number | null): number | null | undefined {
  return isShared && turn !== usual ? turn : undefined;
}
