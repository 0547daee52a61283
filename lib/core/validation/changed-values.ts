const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

export function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (typeof a !== 'object' || typeof b !== 'object') return String(a) === String(b);
  const keys = new Set([...Object.keys(a as object), ...Object.keys(b as object)]);
  const [leftValues, right] = [a, b] as Record<string, unknown>[];
  return [...keys].every((key) => isSame(leftValues?.[key], right?.[key]));
}

export function changedValues(
  values: Readonly<Record<string, unknown>>,
  initial: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, initial[name])));
}
