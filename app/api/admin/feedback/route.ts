import { adminRoute } from '@/lib/access/route';
import { listFeedback } from '@/lib/admin/queries';
import { feedbackQuery } from '@/lib/admin/schema';

export const GET = adminRoute({ query: feedbackQuery, handle: ({ admin, query }) => listFeedback(admin, query) });
