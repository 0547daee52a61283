import { serveSharedDocument } from '@/lib/records/documents/calls';
import { shareRoute } from '@/lib/sharing/links/route';

export const GET = shareRoute({ handle: serveSharedDocument }, 'documents');
