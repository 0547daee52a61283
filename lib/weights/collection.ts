import 'server-only';
import { petCollection } from '@/lib/access/collection-store';
import { type WeightInput, type WeightPatch, weightInput, weightPatch } from './schema';
import { checkWeight, toWeight, type Weight, type WeightRow, weightColumns } from './weight';

export const weights = petCollection<WeightRow, Weight, WeightInput, WeightPatch>({
  table: 'weight',
  input: weightInput,
  patch: weightPatch,
  columns: weightColumns,
  newestBy: 'measuredAt',
  toItem: toWeight,
  toColumns: (input) => ({ ...input }),
  check: checkWeight,
});
