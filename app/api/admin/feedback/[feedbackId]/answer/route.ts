import { adminRoute } from '@/lib/access/route';
import { answerCall } from '@/lib/admin/calls';
import { answerInput } from '@/lib/admin/schema';

export const POST = adminRoute({ body: answerInput, handle: answerCall });
