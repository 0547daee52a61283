import { adminRoute } from '@/lib/access/route';
import { listFeedback } from '@/lib/accounts/admin/queries';
import { feedbackQuery } from '@/lib/accounts/admin/schema';

export const GET = adminRoute({ query: feedbackQuery, handle: ({ admin, query }) => listFeedback(admin, query) });
