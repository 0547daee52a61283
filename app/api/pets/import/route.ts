import { memberRoute } from '@/lib/access/route';
import { importCall } from '@/lib/sharing/pet-import/calls/import-pets';
import { importFields } from '@/lib/sharing/pet-import/schema';

export const POST = memberRoute({ sends: { upload: importFields }, handle: importCall });
