import { petRoute } from '@/lib/access/route';
import { importCall } from '@/lib/records/weights/calls';
import { weightImport } from '@/lib/records/weights/schema';

export const POST = petRoute('edit', { body: weightImport, handle: importCall });
