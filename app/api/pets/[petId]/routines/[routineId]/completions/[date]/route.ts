import { authorOf } from '@/lib/access/collection-routes';
import { petRoute } from '@/lib/access/route';
import { removeCompletion, setCompletion } from '@/lib/routines/mutations';
import { completionInput } from '@/lib/routines/schema';

export const PUT = petRoute('edit', {
  body: completionInput,
  handle: ({ access, viewer, params, body, at }) =>
    setCompletion(access, params.routineId ?? '', params.date ?? '', body, authorOf(viewer, at)),
});

export const DELETE = petRoute('edit', {
  handle: ({ access, params, at }) => removeCompletion(access, params.routineId ?? '', params.date ?? '', at),
});
