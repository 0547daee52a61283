import { petRoute } from '@/lib/access/route';
import { auditContextOf, changeShareCall } from '@/lib/sharing/links/calls';
import { revokeShare } from '@/lib/sharing/links/mutations/shares';
import { sharePatch } from '@/lib/sharing/links/schema';

export const PATCH = petRoute('share', { body: sharePatch, handle: changeShareCall });

export const DELETE = petRoute('share', {
  handle: (context) => revokeShare(context.access, context.params.shareId ?? '', auditContextOf(context)),
});
