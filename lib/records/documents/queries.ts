import 'server-only';
import { entriesOf } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { attributeTo, attributionColumns, type WithAttribution } from '@/lib/collections/attribution';
import { db, type Prisma } from '@/lib/core/db/client';
import { type Page, pageArguments, toPage } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { addMs, HOUR } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import { documentColumns, ofPresentEntry, type PetDocument, toDocument } from './document';
import type { DocumentType } from './file-name';
import type { DocumentQuery } from './schema';

const AT_ONCE = 500;

const unreadColumns = { textReadAt: null, contentType: 'application/pdf' } as const;

export async function listDocuments(
  access: PetAccess<'view'>,
  query: DocumentQuery,
): Promise<Page<WithAttribution<PetDocument>>> {
  const { limit, cursor, ...parent } = query;
  const { where, ...order } = pageArguments({ limit, cursor }, 'createdAt');
  const own = entriesOf(access);
  const parentColumns = Object.fromEntries(Object.entries(parent).filter(([, id]) => id !== undefined));
  const rows = await db().document.findMany({
    where: { AND: [own, parentColumns, ofPresentEntry, where] },
    ...order,
    select: { ...documentColumns, ...attributionColumns },
  });
  const { items, nextCursor } = toPage(rows, { limit }, 'createdAt');
  return { items: items.map(attributeTo(access, toDocument)), nextCursor };
}

export interface DocumentFile {
  name: string;
  contentType: DocumentType;
  fileKey: string;
}

export async function getDocumentFile(
  access: PetAccess<'view'>,
  id: string,
  visible: Prisma.DocumentWhereInput = ofPresentEntry,
): Promise<DocumentFile & { previewKey: string | null }> {
  if (!isId(id)) throw notFoundError();
  const row = await db().document.findFirst({
    where: { id, ...entriesOf(access), ...visible },
    select: { name: true, contentType: true, fileKey: true, previewKey: true },
  });
  if (!row) throw notFoundError();
  return { ...row, contentType: row.contentType as DocumentType };
}

export function findUnreadDocument(documentId: string): Promise<{ fileKey: string } | null> {
  return db().document.findFirst({ where: { id: documentId, ...unreadColumns }, select: { fileKey: true } });
}

/** @returns ids of PDFs that were uploaded over an hour before `at`, the oldest first */
export async function findUnread(at: Date): Promise<string[]> {
  const rows = await db().document.findMany({
    where: { ...unreadColumns, createdAt: { lt: addMs(at, -HOUR) } },
    orderBy: { id: 'asc' },
    take: AT_ONCE,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
