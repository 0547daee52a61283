import { publicRoute } from '@/lib/access/route';
import { issueCsrfToken } from '@/lib/core/http/csrf';

export const GET = publicRoute({ handle: ({ request }) => issueCsrfToken(request) });
