import { ownStayRoute } from '@/lib/access/route';
import { removeNote } from '@/lib/overviews/stays/mutations/notes';

export const DELETE = ownStayRoute({ handle: ({ stay, params, at }) => removeNote(stay, params.date ?? '', at) });
