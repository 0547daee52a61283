import { authorOf } from '@/lib/access/collection-routes';
import { petRoute } from '@/lib/access/route';
import { createRoutine } from '@/lib/routines/mutations';
import { listRoutines } from '@/lib/routines/queries';
import { routineInput } from '@/lib/routines/schema';

export const GET = petRoute('view', { handle: ({ access }) => listRoutines(access) });

export const POST = petRoute('edit', {
  body: routineInput,
  status: 201,
  handle: ({ access, viewer, body, at }) => createRoutine(access, body, authorOf(viewer, at)),
});
