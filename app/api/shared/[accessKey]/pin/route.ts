import { publicRoute } from '@/lib/access/route';
import { pinCall } from '@/lib/sharing/links/calls';

// A form without scripts can't send a CSRF token in a header; cross-site posts are rejected by their origin.
export const POST = publicRoute({ withoutCsrf: true, sends: { form: ['pin', 'lng', 'page'] }, handle: pinCall });
