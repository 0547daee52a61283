import { publicRoute } from '@/lib/access/route';
import { answerCall } from '@/lib/sharing/proposals/calls/answer';

// As for proposals; what may be sent is what the cookie of this browser has begun.
export const POST = publicRoute({
  withoutCsrf: true,
  sends: { form: ['do', 'name', 'clinic', 'licence', 'code', 'lng'] },
  handle: answerCall,
});
