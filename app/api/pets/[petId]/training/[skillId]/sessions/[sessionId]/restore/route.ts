import { petRoute } from '@/lib/access/route';
import { restorePractice } from '@/lib/records/training/mutations';

export const POST = petRoute('edit', {
  handle: ({ access, params: { skillId = '', sessionId = '' }, at }) => restorePractice(access, skillId, sessionId, at),
});
