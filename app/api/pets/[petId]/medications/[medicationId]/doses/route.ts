import { authorOf } from '@/lib/access/collection-routes';
import { petRoute } from '@/lib/access/route';
import { timelineQuery } from '@/lib/core/http/pagination';
import { logDose } from '@/lib/medications/mutations';
import { listDoses } from '@/lib/medications/queries';
import { doseInput } from '@/lib/medications/schema';

export const GET = petRoute('view', {
  query: timelineQuery,
  handle: ({ access, params, query }) => listDoses(access, params.medicationId ?? '', query),
});

export const POST = petRoute('edit', {
  body: doseInput,
  status: 201,
  handle: ({ access, viewer, params, body, at }) =>
    logDose(access, params.medicationId ?? '', body, authorOf(viewer, at)),
});
