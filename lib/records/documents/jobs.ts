import 'server-only';
import { removeUnused } from '@/lib/collections/stored-files';
import type { Job } from '@/lib/core/jobs/queue';
import { drawFirstPage } from '@/lib/core/pdf/first-page';
import { storage } from '@/lib/core/storage/storage';
import { contentKey, previewKeyOf } from './document';
import { savePreview } from './mutations';
import { findUndrawn } from './queries';

export const drawPreview: Job<{ documentId: string }> = {
  name: 'document-preview',
  handle: async ({ documentId }) => {
    const fileKey = await findUndrawn(documentId);
    const bytes = fileKey && (await storage().get(contentKey(fileKey, 'application/pdf')));
    const preview = bytes && (await drawFirstPage(bytes));
    if (!preview) return;
    await storage().put(previewKeyOf(fileKey), preview);
    const isSaved = await savePreview(documentId, previewKeyOf(fileKey), preview.length);
    // The pet or its owner was deleted meanwhile.
    if (!isSaved) await removeUnused([fileKey]);
  },
};
