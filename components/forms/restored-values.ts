import { changedValues } from '@/lib/core/validation/changed-values';

export function restoredValues<Values extends Readonly<Record<string, unknown>>>(
  draft: Readonly<Record<string, unknown>>,
  initial: Values,
  typedValues: Values,
): Values | null {
  const knownFields = Object.entries(draft).filter(
    ([name]) => Object.hasOwn(initial, name) || Object.hasOwn(typedValues, name),
  );
  const values = { ...initial, ...Object.fromEntries(knownFields), ...changedValues(typedValues, initial) };
  return Object.keys(changedValues(values, initial)).length === 0 ? null : values;
}
