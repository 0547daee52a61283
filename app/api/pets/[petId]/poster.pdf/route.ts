import { petRoute } from '@/lib/access/route';
import { posterCall } from '@/lib/overviews/passport/calls';

export const GET = petRoute('own', { handle: posterCall });
