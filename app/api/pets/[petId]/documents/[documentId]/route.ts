import { petRoute } from '@/lib/access/route';
import { itemRoutes } from '@/lib/collections/routes';
import { renameCall } from '@/lib/records/documents/calls';
import { documents } from '@/lib/records/documents/collection';
import { documentPatch } from '@/lib/records/documents/schema';

export const { GET, DELETE } = itemRoutes(documents);

export const PATCH = petRoute('edit', {
  token: 'write',
  body: documentPatch,
  versioned: true,
  matched: true,
  handle: renameCall,
});
