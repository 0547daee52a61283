import { messageWith } from '@/lib/core/i18n/field-message';
import { AppError } from '@/lib/core/runtime/errors';
import { hasRange, type Measure } from './measure';
import type { MeasurePatch } from './schema';

type StoredRange = Pick<Measure, 'low' | 'high' | 'unit' | 'rangeUnit'>;
type RangePatch = Pick<MeasurePatch, 'low' | 'high' | 'unit' | 'rangeUnit'>;

const bothIn = (unit: string | null) =>
  unit === null ? 'measures.validation.rangeBoth' : messageWith('measures.validation.rangeUnit', { unit });

/**
 * Unit of the range after a change. It stays until limits are entered, and a range without one adopts the first.
 * @throws AppError invalid if a limit is entered in another unit than the limit that stays
 */
export function changeRangeUnit(before: StoredRange, patch: RangePatch): Pick<Measure, 'rangeUnit'> {
  const { low, high, unit = before.unit, rangeUnit = unit } = patch;
  const isEntered = [low, high].some((limit) => typeof limit === 'number');
  const isWithoutUnit = hasRange(before) && before.rangeUnit === null;
  if (!isEntered) return { rangeUnit: (isWithoutUnit && patch.unit) || before.rangeUnit };
  const isOther = before.rangeUnit !== null && rangeUnit !== before.rangeUnit;
  const missing = (['low', 'high'] as const).find((name) => patch[name] === undefined && before[name] !== null);
  if (!isOther || missing === undefined) return { rangeUnit };
  throw new AppError('invalid', 'Enter both limits in one unit', { fields: { [missing]: bothIn(rangeUnit) } });
}
