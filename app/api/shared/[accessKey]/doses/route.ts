import { publicRoute } from '@/lib/access/route';
import { stayDoseCall } from '@/lib/sharing/stays/calls/stays';

export const POST = publicRoute({
  withoutCsrf: true,
  sends: { form: ['petId', 'medicationId', 'scheduledFor', 'undo', 'name', 'row', 'view', 'lng'] },
  handle: stayDoseCall,
});
