import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { cleanRichText } from '@/lib/core/text/rich-text';
import { columnFromDay, instantFromJson, latestDay } from '@/lib/core/time/dates';
import { findAmountProblem } from '@/lib/core/validation/zod-money';
import { type VetRecordInput, type VetRecordPatch, vetRecordInput, vetRecordPatch } from './schema';
import { checkVetRecord, toVetRecord, type VetRecord, type VetRecordRow, vetRecordColumns } from './vet-record';

/** Use `addVetRecord` (mutations.ts) to create records. It checks the linked appointment. */
export const vetRecords = petCollection<VetRecordRow, VetRecord, VetRecordInput, VetRecordPatch>({
  name: 'vet-records',
  input: (at) => vetRecordInput(latestDay(at)),
  patch: (at) => vetRecordPatch(latestDay(at), at),
  columns: vetRecordColumns,
  newestBy: 'visitedOn',
  toItem: toVetRecord,
  toColumns: ({ visitedOn, followUpOn, description, ...plain }) => ({
    ...plain,
    visitedOn: columnFromDay(visitedOn),
    followUpOn: columnFromDay(followUpOn),
    description: description === undefined ? undefined : cleanRichText(description),
  }),
  onChange: ({ followedUpAt }, patch) =>
    followedUpAt && patch.followedUpAt ? { followedUpAt: instantFromJson(followedUpAt) } : {},
  check: checkVetRecord,
  checkChange(change, _, { costCents, currency }): Record<string, string> {
    const changesCost = change.costCents !== undefined || change.currency !== undefined;
    const problem = changesCost ? findAmountProblem(costCents, currency) : null;
    return problem ? { costCents: problem } : {};
  },
});
