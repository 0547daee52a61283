import { publicRoute } from '@/lib/access/route';
import { tickCall } from '@/lib/sharing/stays/calls/stays';

export const POST = publicRoute({
  withoutCsrf: true,
  sends: { form: ['petId', 'routineId', 'day', 'undo', 'name', 'row', 'view', 'lng'] },
  handle: tickCall,
});
