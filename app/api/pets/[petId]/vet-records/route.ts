import { petRoute } from '@/lib/access/route';
import { listRoutes } from '@/lib/collections/routes';
import { vetRecords } from '@/lib/records/vet-records/collection';
import { addVetRecord } from '@/lib/records/vet-records/mutations';
import { listVetRecords } from '@/lib/records/vet-records/queries';
import { vetRecordListQuery } from '@/lib/records/vet-records/schema';

export const GET = petRoute('view', {
  token: 'read',
  query: vetRecordListQuery,
  handle: ({ access, query }) => listVetRecords(access, query),
});

export const { POST } = listRoutes({ ...vetRecords, create: addVetRecord });
