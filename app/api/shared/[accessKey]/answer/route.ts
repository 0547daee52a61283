import { publicRoute } from '@/lib/access/route';
import { answerCall } from '@/lib/sharing/proposals/calls/answer';

// Needs no CSRF token, like proposals, because the cookie of this browser limits what can be sent.
export const POST = publicRoute({
  withoutCsrf: true,
  sends: { form: ['do', 'name', 'clinic', 'licence', 'code', 'lng'] },
  handle: answerCall,
});
