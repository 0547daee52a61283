import { petRoute } from '@/lib/access/route';
import { restoreTrainingSession } from '@/lib/records/training/mutations';

export const POST = petRoute('edit', {
  token: 'write',
  handle: ({ access, params: { skillId = '', sessionId = '' }, at }) =>
    restoreTrainingSession(access, skillId, sessionId, at),
});
