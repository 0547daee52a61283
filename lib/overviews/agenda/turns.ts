export interface WithTurn {
  isShared: boolean;
  /** Person; null for anyone. */
  turn: number | null;
}

export function usualTurn(tasks: readonly WithTurn[]): number | null {
  const counts = new Map<number | null, number>();
  for (const { isShared, turn } of tasks) if (isShared) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  let [usual, most]: [number | null, number] = [null, 0];
  for (const [turn, count] of counts) if (count > most) [usual, most] = [turn, count];
  return usual;
}

export function otherTurn({ isShared, turn }: WithTurn, usual: number | null): number | null | undefined {
  return isShared && turn !== usual ? turn : undefined;
}
