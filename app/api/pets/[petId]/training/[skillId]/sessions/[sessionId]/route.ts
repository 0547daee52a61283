import { petRoute } from '@/lib/access/route';
import { authorOf } from '@/lib/collections/routes';
import { removeTrainingSession, updateTrainingSession } from '@/lib/records/training/mutations';
import { getTrainingSession } from '@/lib/records/training/queries';
import { trainingSessionPatch } from '@/lib/records/training/schema';

export const GET = petRoute('view', {
  handle: ({ access, params: { skillId = '', sessionId = '' } }) => getTrainingSession(access, skillId, sessionId),
});

export const PATCH = petRoute('edit', {
  body: trainingSessionPatch,
  handle: ({ access, viewer, params: { skillId = '', sessionId = '' }, body, at }) =>
    updateTrainingSession(access, { skillId, id: sessionId }, body, authorOf(viewer, at)),
});

export const DELETE = petRoute('edit', {
  handle: ({ access, params: { skillId = '', sessionId = '' }, at }) =>
    removeTrainingSession(access, skillId, sessionId, at),
});
