export interface Turned {
  /** True if the pet has several members; otherwise no turn is shown. */
  isShared: boolean;
  /** Person; null for anyone. */
  turn: number | null;
}

/** Person with most of the tasks, the first in a tie; null for anyone. */
export function usualTurn(tasks: readonly Turned[]): number | null {
  const counts = new Map<number | null, number>();
  for (const { isShared, turn } of tasks) if (isShared) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  let [usual, most]: [number | null, number] = [null, 0];
  for (const [turn, count] of counts) if (count > most) [usual, most] = [turn, count];
  return usual;
}

/** Person whose turn it is, if not the usual one; undefined if nothing needs saying. */
export function otherTurn({ isShared, turn }: Turned, usual: number | null): number | null | undefined {
  return isShared && turn !== usual ? turn : undefined;
}
