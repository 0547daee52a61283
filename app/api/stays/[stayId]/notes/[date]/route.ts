import { memberRoute } from '@/lib/access/route';
import { removeNote } from '@/lib/overviews/stays/mutations/notes';

export const DELETE = memberRoute({
  handle: ({ viewer, params, at }) => removeNote(viewer, { stayId: params.stayId ?? '', day: params.date ?? '' }, at),
});
