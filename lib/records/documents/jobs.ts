import 'server-only';
import { removeUnused } from '@/lib/collections/stored-files';
import { enqueueAll, type Job } from '@/lib/core/jobs/queue';
import { readPdfContent } from '@/lib/core/pdf/pdf-content';
import { storage } from '@/lib/core/storage/storage';
import { now } from '@/lib/core/time/clock';
import { contentKey, previewKeyOf } from './document';
import { savePdfContent } from './mutations';
import { findUnread, findUnreadDocument } from './queries';

const NAME = 'document-preview';

/** Draws the first page of a PDF and reads its text. */
export const readDocument: Job<{ documentId: string }> = {
  name: NAME,
  handle: async ({ documentId }) => {
    const unreadDocument = await findUnreadDocument(documentId);
    const bytes = unreadDocument && (await storage().get(contentKey(unreadDocument.fileKey, 'application/pdf')));
    if (!bytes) return;
    const { preview, texts } = await readPdfContent(bytes);
    const { fileKey } = unreadDocument;
    const storedPreview = preview && { key: previewKeyOf(fileKey), bytes: preview.length };
    if (preview) await storage().put(previewKeyOf(fileKey), preview);
    const isSaved = await savePdfContent(documentId, { drawn: storedPreview, texts }, now());
    // The pet or its owner was deleted meanwhile.
    if (!isSaved) await removeUnused([fileKey]);
  },
};

/** Reads PDFs of versions without a search in documents, and those whose job was lost. */
export const readUnreadDocuments: Job<Record<never, never>> = {
  name: 'document-sweep',
  schedule: '7 * * * *',
  handle: async () => {
    const ids = await findUnread(now());
    await enqueueAll(
      { name: NAME },
      ids.map((documentId) => ({ data: { documentId }, startAt: now() })),
    );
  },
};
