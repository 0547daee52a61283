import { changedValues } from '@/lib/core/validation/changed-values';

/**
 * Puts a draft's values over the stored ones, below what is typed already; fields the form no longer has are left out.
 * @returns null if nothing differs from what is stored
 */
export function restoredValues<Values extends Readonly<Record<string, unknown>>>(
  draft: Readonly<Record<string, unknown>>,
  initial: Values,
  typed: Values,
): Values | null {
  const knownFields = Object.entries(draft).filter(
    ([name]) => Object.hasOwn(initial, name) || Object.hasOwn(typed, name),
  );
  const values = { ...initial, ...Object.fromEntries(knownFields), ...changedValues(typed, initial) };
  return Object.keys(changedValues(values, initial)).length === 0 ? null : values;
}
