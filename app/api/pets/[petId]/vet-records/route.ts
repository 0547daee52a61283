import { petRoute } from '@/lib/access/route';
import { authorOf } from '@/lib/collections/routes';
import { latestDay } from '@/lib/core/time/dates';
import { addVetRecord } from '@/lib/records/vet-records/mutations';
import { listVetRecords } from '@/lib/records/vet-records/queries';
import { vetRecordInput, vetRecordListQuery } from '@/lib/records/vet-records/schema';

export const GET = petRoute('view', {
  query: vetRecordListQuery,
  handle: ({ access, query }) => listVetRecords(access, query),
});

export const POST = petRoute('edit', {
  body: (at: Date) => vetRecordInput(latestDay(at)),
  status: 201,
  versioned: true,
  handle: ({ access, viewer, body, at }) => addVetRecord(access, body, authorOf(viewer, at)),
});
