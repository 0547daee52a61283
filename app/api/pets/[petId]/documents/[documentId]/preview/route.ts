import { petRoute } from '@/lib/access/route';
import { servePreview } from '@/lib/records/documents/calls';

export const GET = petRoute('view', { handle: servePreview });
