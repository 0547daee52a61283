import { petRoute } from '@/lib/access/route';
import { qrCall } from '@/lib/overviews/sharing/calls';
import { qrQuery } from '@/lib/overviews/sharing/schema';

export const GET = petRoute('share', { query: qrQuery, handle: qrCall });
