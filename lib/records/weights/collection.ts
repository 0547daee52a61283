import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { instantFromJson } from '@/lib/core/time/dates';
import { changeQuestion } from './plausible-change';
import { findNeighbour } from './queries';
import { type WeightInput, type WeightPatch, weightInput, weightPatch } from './schema';
import { checkWeight, toWeight, type Weight, type WeightRow, weightColumns } from './weight';

export const weights = petCollection<WeightRow, Weight, WeightInput, WeightPatch>({
  name: 'weights',
  input: weightInput,
  patch: weightPatch,
  columns: weightColumns,
  newestBy: 'measuredAt',
  toItem: toWeight,
  toColumns: ({ confirmed: _, ...columns }) => columns,
  check: checkWeight,
  async question(weight, pet, access, change): Promise<Record<string, string>> {
    if (change.grams === undefined && change.measuredAt === undefined) return {};
    const at = instantFromJson(weight.measuredAt);
    const question = changeQuestion(weight, await findNeighbour(access, { at, except: weight.id }), pet);
    return question === null ? {} : { grams: question };
  },
});
