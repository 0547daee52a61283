import { adminRoute } from '@/lib/access/route';
import { answerCall } from '@/lib/accounts/admin/calls';
import { answerInput } from '@/lib/accounts/admin/schema';

export const POST = adminRoute({ body: answerInput, handle: answerCall });
