import { publicRoute } from '@/lib/access/route';
import { plainCodeCall } from '@/lib/accounts/sign-in/calls';

// A form without scripts can't send a CSRF token in a header; cross-site posts are rejected by their origin.
export const POST = publicRoute({
  withoutCsrf: true,
  sends: { form: ['email', 'code', 'lng'] },
  handle: plainCodeCall,
});
