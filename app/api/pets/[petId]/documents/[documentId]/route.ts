import { itemRoutes } from '@/lib/access/collection-routes';
import { petRoute } from '@/lib/access/route';
import { renameCall } from '@/lib/documents/calls';
import { documents } from '@/lib/documents/collection';
import { documentPatch } from '@/lib/documents/schema';

export const { GET, DELETE } = itemRoutes(documents);

export const PATCH = petRoute('edit', { body: documentPatch, handle: renameCall });
