import { petRoute } from '@/lib/access/route';
import { importCall } from '@/lib/sharing/table-import/calls';
import { tableBody } from '@/lib/sharing/table-import/schema';

export const POST = petRoute('edit', { body: tableBody, handle: importCall });
