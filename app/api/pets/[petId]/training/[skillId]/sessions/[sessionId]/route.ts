import { petRoute } from '@/lib/access/route';
import { authorOf } from '@/lib/collections/routes';
import { removePractice, updatePractice } from '@/lib/records/training/mutations';
import { getPractice } from '@/lib/records/training/queries';
import { practicePatch } from '@/lib/records/training/schema';

export const GET = petRoute('view', {
  handle: ({ access, params: { skillId = '', sessionId = '' } }) => getPractice(access, skillId, sessionId),
});

export const PATCH = petRoute('edit', {
  body: practicePatch,
  handle: ({ access, viewer, params: { skillId = '', sessionId = '' }, body, at }) =>
    updatePractice(access, { skillId, id: sessionId }, body, authorOf(viewer, at)),
});

export const DELETE = petRoute('edit', {
  handle: ({ access, params: { skillId = '', sessionId = '' }, at }) => removePractice(access, skillId, sessionId, at),
});
