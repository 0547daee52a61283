import { petRoute } from '@/lib/access/route';
import { restorePractice } from '@/lib/training/mutations';

export const POST = petRoute('edit', {
  handle: ({ access, params: { skillId = '', sessionId = '' }, at }) => restorePractice(access, skillId, sessionId, at),
});
