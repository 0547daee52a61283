import { petRoute } from '@/lib/access/route';
import { qrCall } from '@/lib/sharing/calls';
import { qrQuery } from '@/lib/sharing/schema';

export const GET = petRoute('own', { query: qrQuery, handle: qrCall });
