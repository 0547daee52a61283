import { publicRoute } from '@/lib/access/route';
import { pinCall } from '@/lib/sharing/links/calls';

export const POST = publicRoute({ withoutCsrf: true, sends: { form: ['pin', 'lng', 'page'] }, handle: pinCall });
