import { publicRoute } from '@/lib/access/route';
import { nameCall } from '@/lib/sharing/stays/calls/stays';

export const POST = publicRoute({ withoutCsrf: true, sends: { form: ['name', 'lng'] }, handle: nameCall });
