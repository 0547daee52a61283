import 'server-only';
import { entriesOf, notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { recordActivity, toActivityValues } from '@/lib/collections/activity';
import { attributeTo, attributionColumns, type WithAttribution } from '@/lib/collections/attribution';
import { chargeQuota } from '@/lib/collections/quota';
import type { Author } from '@/lib/collections/rules';
import { createdBy } from '@/lib/collections/writer';
import { db, Prisma, transaction } from '@/lib/core/db/client';
import { enqueue } from '@/lib/core/jobs/queue';
import type { PageText } from '@/lib/core/pdf/pdf-content';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { foldLetters } from '@/lib/core/text/fold';
import { isId } from '@/lib/core/validation/ids';
import { documents } from './collection';
import { documentColumns, type PetDocument, toDocument } from './document';
import { cleanFileName, type DocumentType } from './file-name';
import { type DocumentParent, documentLimits, type ParentField } from './vocabulary';

export interface StoredDocument {
  id: string;
  name: string;
  contentType: DocumentType;
  fileKey: string;
  previewKey: string | null;
  bytes: number;
}

const tables: Record<ParentField, Prisma.Sql> = {
  vetRecordId: Prisma.sql`"VetRecord"`,
  vaccinationId: Prisma.sql`"Vaccination"`,
  medicationId: Prisma.sql`"Medication"`,
  expenseId: Prisma.sql`"Expense"`,
};

/** Locks the entry, so that two uploads can't both take the last free place. */
async function lockParentEntry({ petId }: PetAccess<'edit'>, parent: DocumentParent): Promise<void> {
  for (const [field, id] of Object.entries(parent) as [ParentField, string][]) {
    const documentRows = await db().$queryRaw<unknown[]>`
      SELECT 1 FROM ${tables[field]}
      WHERE "id" = ${id}::uuid AND "petId" = ${petId}::uuid AND "deletedAt" IS NULL FOR NO KEY UPDATE`;
    if (documentRows.length === 0) {
      throw new AppError('invalid', 'Please check the fields', { fields: { [field]: 'entries.validation.invalid' } });
    }
    const files = await db().document.count({ where: { petId, [field]: id, ...notDeleted } });
    if (files >= documentLimits.perEntry) {
      throw new AppError('limit_reached', `An entry can have ${documentLimits.perEntry} documents`);
    }
  }
}

/** The content must already be stored. */
export function addDocument(
  access: PetAccess<'edit'>,
  storedDocument: StoredDocument,
  parent: DocumentParent,
  at: Date,
): Promise<WithAttribution<PetDocument>> {
  return transaction(async () => {
    await chargeQuota(access, storedDocument.bytes);
    await lockParentEntry(access, parent);
    const row = await db().document.create({
      data: { ...createdBy(access, at), ...storedDocument, ...parent },
      select: { ...documentColumns, ...attributionColumns },
    });
    if (storedDocument.previewKey === null) await enqueue({ name: 'document-preview' }, { documentId: row.id });
    const activityLine = toActivityValues('documents', row);
    await recordActivity(access, {
      kind: 'created',
      at,
      collection: 'documents',
      entryId: row.id,
      shown: activityLine,
    });
    return attributeTo(access, toDocument)(row);
  });
}

export function renameDocument(
  access: PetAccess<'edit'>,
  id: string,
  name: string,
  { author, ifMatch }: { author: Author; ifMatch: string | null },
): Promise<WithAttribution<PetDocument>> {
  return transaction(async () => {
    const where = { id, ...entriesOf(access) };
    const document = isId(id) ? await db().document.findFirst({ where, select: { contentType: true } }) : null;
    if (!document) throw notFoundError();
    const cleanedName = { name: cleanFileName(name, document.contentType as DocumentType) };
    return documents.update(access, id, cleanedName, author, ifMatch);
  });
}

export function restoreDocument(
  access: PetAccess<'edit'>,
  id: string,
  at: Date,
): Promise<WithAttribution<PetDocument>> {
  return transaction(async () => {
    const where = { id, petId: access.petId, deletedAt: { not: null } };
    const select = { vetRecordId: true, vaccinationId: true, medicationId: true, expenseId: true };
    const removedDocument = isId(id) ? await db().document.findFirst({ where, select }) : null;
    // Only a document from the bin needs a free place.
    if (removedDocument) await lockParentEntry(access, parentOf(removedDocument));
    return documents.restore(access, id, at);
  });
}

function parentOf(row: Record<ParentField, string | null>): DocumentParent {
  return Object.fromEntries(Object.entries(row).filter(([, id]) => id !== null));
}

interface ReadContent {
  drawn: { key: string; bytes: number } | null;
  texts: readonly PageText[];
}

/** Counts preview and text as storage of the document. @returns false if it was deleted meanwhile */
export function savePdfContent(documentId: string, { drawn, texts }: ReadContent, at: Date): Promise<boolean> {
  return transaction(async () => {
    const pages = texts.map(({ number, text }) => ({ documentId, number, text: foldLetters(text) }));
    const bytes = pages.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    const { count } = await db().document.updateMany({
      where: { id: documentId, textReadAt: null },
      data: { textReadAt: at, bytes: { increment: bytes } },
    });
    if (count === 0) return (await db().document.count({ where: { id: documentId } })) > 0;
    await db().documentPage.createMany({ data: pages });
    if (drawn)
      await db().document.updateMany({
        where: { id: documentId, previewKey: null },
        data: { previewKey: drawn.key, bytes: { increment: drawn.bytes } },
      });
    return true;
  });
}
