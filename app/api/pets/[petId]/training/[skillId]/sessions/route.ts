import { petRoute } from '@/lib/access/route';
import { authorOf } from '@/lib/collections/routes';
import { timelineQuery } from '@/lib/core/http/pagination';
import { createTrainingSession } from '@/lib/records/training/mutations';
import { listTrainingSessions } from '@/lib/records/training/queries';
import { trainingSessionInput } from '@/lib/records/training/schema';

export const GET = petRoute('view', {
  token: 'read',
  query: timelineQuery,
  handle: ({ access, params, query }) => listTrainingSessions(access, params.skillId ?? '', query),
});

export const POST = petRoute('edit', {
  token: 'write',
  body: trainingSessionInput,
  status: 201,
  versioned: true,
  takesId: true,
  handle: ({ access, viewer, params, body, at, entryId }) =>
    createTrainingSession(access, params.skillId ?? '', body, { ...authorOf(viewer, at), entryId }),
});
