import { publicRoute } from '@/lib/access/route';
import { nameCall } from '@/lib/sharing/stays/calls/stays';

// The URL is the secret. A form without scripts has no CSRF token, and other origins are refused.
export const POST = publicRoute({ withoutCsrf: true, sends: { form: ['name', 'lng'] }, handle: nameCall });
