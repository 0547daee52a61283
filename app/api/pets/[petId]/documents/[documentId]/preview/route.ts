import { petRoute } from '@/lib/access/route';
import { servePreview } from '@/lib/documents/calls';

export const GET = petRoute('view', { handle: servePreview });
