import { shareRoute } from '@/lib/access/route';
import { serveDocument } from '@/lib/records/documents/calls';

export const GET = shareRoute({ handle: serveDocument }, 'documents');
