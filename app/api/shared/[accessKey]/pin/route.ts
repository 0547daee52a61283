import { publicRoute } from '@/lib/access/route';
import { pinCall } from '@/lib/overviews/sharing/calls';

// A form that works without scripts can carry no token in a header; one of another site is refused by its origin.
export const POST = publicRoute({ byPrograms: true, sends: { form: ['pin', 'lng'] }, handle: pinCall });
