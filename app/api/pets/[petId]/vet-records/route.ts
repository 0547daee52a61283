import { authorOf } from '@/lib/access/collection-routes';
import { petRoute } from '@/lib/access/route';
import { latestDay } from '@/lib/core/dates';
import { addVetRecord } from '@/lib/vet-records/mutations';
import { listVetRecords } from '@/lib/vet-records/queries';
import { vetRecordInput, vetRecordListQuery } from '@/lib/vet-records/schema';

export const GET = petRoute('view', {
  query: vetRecordListQuery,
  handle: ({ access, query }) => listVetRecords(access, query),
});

export const POST = petRoute('edit', {
  body: (at: Date) => vetRecordInput(latestDay(at)),
  status: 201,
  handle: ({ access, viewer, body, at }) => addVetRecord(access, body, authorOf(viewer, at)),
});
