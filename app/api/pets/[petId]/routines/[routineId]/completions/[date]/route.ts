import { petRoute } from '@/lib/access/route';
import { authorOf } from '@/lib/collections/routes';
import { removeCompletion, setCompletion } from '@/lib/records/routines/mutations';
import { completionInput } from '@/lib/records/routines/schema';

export const PUT = petRoute('edit', {
  token: 'tick',
  body: completionInput,
  versioned: true,
  handle: ({ access, viewer, params, body, at }) =>
    setCompletion(access, params.routineId ?? '', params.date ?? '', body, authorOf(viewer, at)),
});

export const DELETE = petRoute('edit', {
  token: 'write',
  handle: ({ access, params, at }) => removeCompletion(access, params.routineId ?? '', params.date ?? '', at),
});
