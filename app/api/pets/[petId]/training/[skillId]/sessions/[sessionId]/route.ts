import { petRoute } from '@/lib/access/route';
import { authorOf, ifMatchOf } from '@/lib/collections/routes';
import { removeTrainingSession, updateTrainingSession } from '@/lib/records/training/mutations';
import { getTrainingSession } from '@/lib/records/training/queries';
import { trainingSessionPatch } from '@/lib/records/training/schema';

export const GET = petRoute('view', {
  token: 'read',
  versioned: true,
  handle: ({ access, params: { skillId = '', sessionId = '' } }) => getTrainingSession(access, skillId, sessionId),
});

export const PATCH = petRoute('edit', {
  token: 'write',
  body: trainingSessionPatch,
  versioned: true,
  matched: true,
  handle: ({ access, viewer, params: { skillId = '', sessionId = '' }, body, request, at }) =>
    updateTrainingSession(access, { skillId, id: sessionId }, body, authorOf(viewer, at), ifMatchOf(request)),
});

export const DELETE = petRoute('edit', {
  token: 'write',
  matched: true,
  handle: ({ access, params: { skillId = '', sessionId = '' }, request, at }) =>
    removeTrainingSession(access, { skillId, id: sessionId }, at, ifMatchOf(request)),
});
