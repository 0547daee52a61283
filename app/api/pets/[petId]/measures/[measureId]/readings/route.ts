import { petRoute } from '@/lib/access/route';
import { authorOf } from '@/lib/collections/routes';
import { timelineQuery } from '@/lib/core/http/pagination';
import { createReading } from '@/lib/records/measures/mutations';
import { listReadings } from '@/lib/records/measures/queries';
import { readingInput } from '@/lib/records/measures/schema';

export const GET = petRoute('view', {
  token: 'read',
  query: timelineQuery,
  handle: ({ access, params, query }) => listReadings(access, params.measureId ?? '', query),
});

export const POST = petRoute('edit', {
  token: 'write',
  body: readingInput,
  status: 201,
  versioned: true,
  takesId: true,
  handle: ({ access, viewer, params, body, at, entryId }) =>
    createReading(access, params.measureId ?? '', body, { ...authorOf(viewer, at), entryId }),
});
