const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Compares form values: empty ones are equal whatever their type, and a number equals its digits. */
function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (typeof a !== 'object' || typeof b !== 'object') return String(a) === String(b);
  const keys = new Set([...Object.keys(a as object), ...Object.keys(b as object)]);
  const [left, right] = [a, b] as Record<string, unknown>[];
  return [...keys].every((key) => isSame(left?.[key], right?.[key]));
}

export function changedValues(
  values: Readonly<Record<string, unknown>>,
  initial: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, initial[name])));
}

/**
 * Puts a draft's values over the stored ones, below what is typed already; fields the form no longer has are left out.
 * @returns null if nothing differs from what is stored
 */
export function restoredValues<Values extends Readonly<Record<string, unknown>>>(
  draft: Readonly<Record<string, unknown>>,
  initial: Values,
  typed: Values,
): Values | null {
  const known = Object.entries(draft).filter(([name]) => name in initial || name in typed);
  const values = { ...initial, ...Object.fromEntries(known), ...changedValues(typed, initial) };
  return Object.keys(changedValues(values, initial)).length === 0 ? null : values;
}
