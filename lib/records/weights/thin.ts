export function thin<Item>([last, ...earlier]: readonly [Item, ...Item[]], most: number): [Item, ...Item[]] {
  const step = Math.max(1, Math.ceil(earlier.length / (most - 1)));
  return [last, ...earlier.filter((_, index) => (earlier.length - 1 - index) % step === 0)];
}
