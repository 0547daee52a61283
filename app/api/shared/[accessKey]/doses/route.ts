import { publicRoute } from '@/lib/access/route';
import { stayDoseCall } from '@/lib/sharing/stays/calls/stays';

// The URL is the secret. A form without scripts has no CSRF token, and other origins are refused.
export const POST = publicRoute({
  withoutCsrf: true,
  sends: { form: ['petId', 'medicationId', 'scheduledFor', 'undo', 'name', 'row', 'view', 'lng'] },
  handle: stayDoseCall,
});
