import { publicRoute } from '@/lib/access/route';
import { tickCall } from '@/lib/sharing/stays/calls/stays';

// The URL is the secret. A form without scripts has no CSRF token, and other origins are refused.
export const POST = publicRoute({
  withoutCsrf: true,
  sends: { form: ['petId', 'routineId', 'day', 'undo', 'name', 'row', 'view', 'lng'] },
  handle: tickCall,
});
