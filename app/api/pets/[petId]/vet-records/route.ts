import { authorOf, listRoutes } from '@/lib/access/collection-routes';
import { petRoute } from '@/lib/access/route';
import { latestDay } from '@/lib/core/dates';
import { vetRecords } from '@/lib/vet-records/collection';
import { addVetRecord } from '@/lib/vet-records/mutations';
import { vetRecordInput } from '@/lib/vet-records/schema';

export const { GET } = listRoutes(vetRecords);

export const POST = petRoute('edit', {
  body: (at: Date) => vetRecordInput(latestDay(at)),
  status: 201,
  handle: ({ access, viewer, body, at }) => addVetRecord(access, body, authorOf(viewer, at)),
});
