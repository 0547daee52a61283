import { petRoute } from '@/lib/access/route';
import { qrCall } from '@/lib/sharing/links/calls';
import { qrQuery } from '@/lib/sharing/links/schema';

export const GET = petRoute('share', { query: qrQuery, handle: qrCall });
