import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { type VitalInput, type VitalPatch, vitalInput, vitalPatch } from './schema';
import { checkVital, toVital, type Vital, type VitalRow, vitalColumns } from './vital';

export const vitals = petCollection<VitalRow, Vital, VitalInput, VitalPatch>({
  name: 'vitals',
  input: vitalInput,
  patch: vitalPatch,
  columns: vitalColumns,
  newestBy: 'measuredAt',
  toItem: toVital,
  toColumns: (input) => ({ ...input }),
  check: checkVital,
});
