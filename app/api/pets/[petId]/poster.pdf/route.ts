import { petRoute } from '@/lib/access/route';
import { posterCall } from '@/lib/passport/calls';

export const GET = petRoute('own', { handle: posterCall });
