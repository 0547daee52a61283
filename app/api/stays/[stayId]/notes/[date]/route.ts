import { ownStayRoute } from '@/lib/access/route';
import { removeNote } from '@/lib/sharing/stays/mutations/notes';

export const DELETE = ownStayRoute({ handle: ({ stay, params, at }) => removeNote(stay, params.date ?? '', at) });
