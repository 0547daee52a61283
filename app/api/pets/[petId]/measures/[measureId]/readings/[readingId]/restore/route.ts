import { petRoute } from '@/lib/access/route';
import { restoreReading } from '@/lib/records/measures/mutations';

export const POST = petRoute('edit', {
  token: 'write',
  handle: ({ access, params: { measureId = '', readingId = '' }, at }) =>
    restoreReading(access, { measureId, id: readingId }, at),
});
