import { publicRoute } from '@/lib/access/route';
import { stayNoteCall } from '@/lib/sharing/stays/calls/stays';

export const POST = publicRoute({
  withoutCsrf: true,
  sends: { form: ['text', 'day', 'petId', 'file', 'name', 'view', 'lng'] },
  handle: stayNoteCall,
});
