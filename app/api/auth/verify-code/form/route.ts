import { publicRoute } from '@/lib/access/route';
import { plainCodeCall } from '@/lib/accounts/sign-in/calls';

// A form that works without scripts can carry no token in a header; one of another site is refused by its origin.
export const POST = publicRoute({ byPrograms: true, sends: { form: ['email', 'code', 'lng'] }, handle: plainCodeCall });
