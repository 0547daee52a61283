import { petRoute } from '@/lib/access/route';
import { authorOf } from '@/lib/collections/routes';
import { timelineQuery } from '@/lib/core/http/pagination';
import { createPractice } from '@/lib/records/training/mutations';
import { listPractices } from '@/lib/records/training/queries';
import { practiceInput } from '@/lib/records/training/schema';

export const GET = petRoute('view', {
  query: timelineQuery,
  handle: ({ access, params, query }) => listPractices(access, params.skillId ?? '', query),
});

export const POST = petRoute('edit', {
  body: practiceInput,
  status: 201,
  handle: ({ access, viewer, params, body, at }) =>
    createPractice(access, params.skillId ?? '', body, authorOf(viewer, at)),
});
