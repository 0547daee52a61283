import { petRoute } from '@/lib/access/route';
import { serveDocument } from '@/lib/records/documents/calls';

export const GET = petRoute('view', { token: 'read', handle: serveDocument });
