import { petRoute } from '@/lib/access/route';
import { authorOf } from '@/lib/collections/routes';
import { timelineQuery } from '@/lib/core/http/pagination';
import { logDoseOnce } from '@/lib/records/medications/mutations/log-dose';
import { listDoses } from '@/lib/records/medications/queries';
import { doseInput } from '@/lib/records/medications/schema';

export const GET = petRoute('view', {
  token: 'read',
  query: timelineQuery,
  handle: ({ access, params, query }) => listDoses(access, params.medicationId ?? '', query),
});

export const POST = petRoute('edit', {
  token: 'tick',
  body: doseInput,
  status: 201,
  versioned: true,
  takesId: true,
  handle: ({ access, viewer, params, body, at, entryId }) =>
    logDoseOnce(access, params.medicationId ?? '', body, { ...authorOf(viewer, at), entryId }),
});
