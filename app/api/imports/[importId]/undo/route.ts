import { memberRoute } from '@/lib/access/route';
import { undoImport } from '@/lib/sharing/imports/mutations';

export const POST = memberRoute({
  handle: ({ viewer, params, at }) => undoImport(viewer, params.importId ?? '', at),
});
