import { memberRoute } from '@/lib/access/route';
import { pageQuery } from '@/lib/core/http/pagination';
import { feedbackCall } from '@/lib/site/feedback/calls';
import { listOwnFeedback } from '@/lib/site/feedback/queries';
import { feedbackInput } from '@/lib/site/feedback/schema';

export const GET = memberRoute({ query: pageQuery, handle: ({ viewer, query }) => listOwnFeedback(viewer, query) });
export const POST = memberRoute({ body: feedbackInput, status: 201, handle: feedbackCall });
