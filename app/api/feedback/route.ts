import { memberRoute } from '@/lib/access/route';
import { feedbackCall } from '@/lib/feedback/calls';
import { feedbackInput } from '@/lib/feedback/schema';

export const POST = memberRoute({ body: feedbackInput, status: 201, handle: feedbackCall });
