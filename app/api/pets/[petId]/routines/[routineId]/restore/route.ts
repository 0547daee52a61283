import { petRoute } from '@/lib/access/route';
import { restoreRoutine } from '@/lib/routines/mutations';

export const POST = petRoute('edit', {
  handle: ({ access, params, at }) => restoreRoutine(access, params.routineId ?? '', at),
});
