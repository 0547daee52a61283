import { publicRoute } from '@/lib/access/route';
import { proposeCall } from '@/lib/sharing/proposals/calls/propose';

// The URL is the secret. A form without scripts has no CSRF token, and other origins are refused.
export const POST = publicRoute({
  withoutCsrf: true,
  status: 201,
  sends: { form: ['do', 'kind', 'id', 'version', 'row', 'lng', 'file', 'name'] },
  handle: proposeCall,
});
