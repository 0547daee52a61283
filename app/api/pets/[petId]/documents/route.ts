import { petRoute } from '@/lib/access/route';
import { documentsCall, receiveDocument } from '@/lib/records/documents/calls';
import { documentFields, documentQuery } from '@/lib/records/documents/schema';

export const GET = petRoute('view', { token: 'read', query: documentQuery, handle: documentsCall });

export const POST = petRoute('edit', {
  status: 201,
  versioned: true,
  takesId: true,
  sends: { upload: documentFields, once: true },
  handle: receiveDocument,
});
