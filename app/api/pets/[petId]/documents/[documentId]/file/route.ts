import { petRoute } from '@/lib/access/route';
import { serveDocument } from '@/lib/documents/calls';

export const GET = petRoute('view', { handle: serveDocument });
