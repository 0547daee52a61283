import { memberRoute } from '@/lib/access/route';
import { startPhotoImport } from '@/lib/sharing/photo-import/mutations';
import { photoImport } from '@/lib/sharing/photo-import/schema';

export const POST = memberRoute({
  body: photoImport,
  status: 201,
  handle: ({ viewer, body, at }) => startPhotoImport(viewer, body, at),
});
