import { petRoute } from '@/lib/access/route';
import { authorOf, ifMatchOf } from '@/lib/collections/routes';
import { removeReading, updateReading } from '@/lib/records/measures/mutations';
import { getReading } from '@/lib/records/measures/queries';
import { readingPatch } from '@/lib/records/measures/schema';

export const GET = petRoute('view', {
  token: 'read',
  versioned: true,
  handle: ({ access, params: { measureId = '', readingId = '' } }) => getReading(access, measureId, readingId),
});

export const PATCH = petRoute('edit', {
  token: 'write',
  body: readingPatch,
  versioned: true,
  matched: true,
  handle: ({ access, viewer, params: { measureId = '', readingId = '' }, body, request, at }) =>
    updateReading(access, { measureId, id: readingId }, body, authorOf(viewer, at), ifMatchOf(request)),
});

export const DELETE = petRoute('edit', {
  token: 'write',
  matched: true,
  handle: ({ access, params: { measureId = '', readingId = '' }, request, at }) =>
    removeReading(access, { measureId, id: readingId }, at, ifMatchOf(request)),
});
