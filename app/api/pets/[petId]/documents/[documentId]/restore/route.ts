import { petRoute } from '@/lib/access/route';
import { restoreCall } from '@/lib/records/documents/calls';

export const POST = petRoute('edit', { token: 'write', handle: restoreCall });
