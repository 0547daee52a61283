import { petRoute } from '@/lib/access/route';
import { auditContextOf, changeShareCall } from '@/lib/overviews/sharing/calls';
import { revokeShare } from '@/lib/overviews/sharing/mutations';
import { sharePatch } from '@/lib/overviews/sharing/schema';

export const PATCH = petRoute('share', { body: sharePatch, handle: changeShareCall });

export const DELETE = petRoute('share', {
  handle: (context) => revokeShare(context.access, context.params.shareId ?? '', auditContextOf(context)),
});
