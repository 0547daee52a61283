import { petRoute } from '@/lib/access/route';
import { importCall } from '@/lib/weights/calls';
import { weightImport } from '@/lib/weights/schema';

export const POST = petRoute('edit', { body: weightImport, handle: importCall });
