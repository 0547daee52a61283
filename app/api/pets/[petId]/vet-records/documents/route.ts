import { petRoute } from '@/lib/access/route';
import { documentEntries, documentPage } from '@/lib/overviews/health/document-entries';
import { listOtherDocuments } from '@/lib/records/vet-records/queries';
import { otherDocumentsQuery } from '@/lib/records/vet-records/schema';

export const GET = petRoute('view', {
  query: otherDocumentsQuery,
  handle: async ({ access, viewer: { timeZone }, locale, query: { q, show: kind, ...page } }) =>
    documentPage(documentEntries(await listOtherDocuments(access, q), { q, kind, locale, timeZone }), page),
});
