import { publicRoute } from '@/lib/access/route';
import { stayPhotoCall } from '@/lib/sharing/stays/calls/stays';

export const POST = publicRoute({
  withoutCsrf: true,
  sends: { form: ['file', 'text', 'day', 'petId', 'name', 'view', 'lng'] },
  handle: stayPhotoCall,
});
