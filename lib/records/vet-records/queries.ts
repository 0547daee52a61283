import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { type AttributionRow, attributeTo, type PageEntry, toPageEntry } from '@/lib/collections/attribution';
import { db, Prisma } from '@/lib/core/db/client';
import { foldedSql } from '@/lib/core/db/folded-sql';
import { type Page, type PageQuery, readPlace, toPage } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { foldLetters } from '@/lib/core/text/fold';
import { type Day, dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import { type DocumentRow, type PetDocument, toDocument } from '@/lib/records/documents/document';
import type { ExpenseCategory } from '@/lib/records/expenses/vocabulary';
import type { VetRecordListQuery } from './schema';
import { toVetRecord, type VetRecord, type VetRecordEntry, type VetRecordRow } from './vet-record';
import type { RecordKind } from './vocabulary';

const SHOWN = 20;
const WORDS = 8;

/** Document without a visit, with details of its vaccination, medication or cost. */
export interface FoundDocument {
  document: PetDocument;
  vaccine: string | null;
  clinic: string | null;
  medicine: string | null;
  cost: { title: string | null; category: ExpenseCategory } | null;
  /** Null for a document of the pet as a whole. */
  day: Day | null;
}

export interface VetRecordsOfPet {
  pet: { id: string; name: string };
  records: Page<VetRecordEntry>;
  otherDocuments: FoundDocument[];
  some: boolean;
}

type DocumentJson = Omit<DocumentRow, 'createdAt'> & { createdAt: string; foundOn: number | null };
type RecordJson = VetRecord & Omit<AttributionRow, 'updatedAt'> & { updatedAt: string; documents: DocumentJson[] };
type FoundDocumentJson = DocumentJson & Omit<FoundDocument, 'document'>;

const searchText = Prisma.sql`concat_ws(' ', r."reason", r."clinic", r."vetName", r."diagnosis",
  replace(regexp_replace(r."description", '<[^>]*>', ' ', 'g'), '&amp;', '&'),
  (SELECT string_agg(d."name", ' ') FROM "Document" d WHERE d."vetRecordId" = r."id" AND d."deletedAt" IS NULL))`;

const wordsOf = (text: string) => foldLetters(text).split(' ').filter(Boolean).slice(0, WORDS);

const hasWords = (words: readonly string[]) =>
  Prisma.sql`(SELECT bool_and(strpos(t."text", w."word") > 0) FROM unnest(${words}::text[]) w("word"))`;

/** Needs no text index, because it scans only the records of one pet: a lifetime has a few hundred. */
function matchesText(text: string): Prisma.Sql {
  const words = wordsOf(text);
  if (words.length === 0) return Prisma.empty;
  return Prisma.sql`AND (
    (SELECT ${hasWords(words)} FROM (SELECT ${foldedSql(searchText)} AS "text" OFFSET 0) t)
    OR EXISTS (SELECT 1 FROM "Document" d JOIN "DocumentPage" t ON t."documentId" = d."id"
      WHERE d."vetRecordId" = r."id" AND d."deletedAt" IS NULL AND ${hasWords(words)}))`;
}

/** Number of the first page of document `d` with all words; null without a search. */
function firstPageSql(text: string): Prisma.Sql {
  const words = wordsOf(text);
  if (words.length === 0) return Prisma.sql`NULL::int`;
  return Prisma.sql`(SELECT min(t."number") FROM "DocumentPage" t WHERE t."documentId" = d."id" AND ${hasWords(words)})`;
}

function afterCursor(cursor: string | undefined): Prisma.Sql {
  const place = cursor === undefined ? null : readPlace(cursor);
  return place
    ? Prisma.sql`AND (r."visitedOn", r."id") < ((${place.moment}::timestamptz AT TIME ZONE 'UTC')::date, ${place.id}::uuid)`
    : Prisma.empty;
}

function hasKind(kind: RecordKind): Prisma.Sql {
  if (kind === 'all' || kind === 'visits') return Prisma.empty;
  return Prisma.sql`AND EXISTS (SELECT 1 FROM "Document" d WHERE d."vetRecordId" = r."id" AND d."deletedAt" IS NULL
    AND (d."contentType" LIKE 'image/%') = ${kind === 'photos'})`;
}

type RecordsQuery = PageQuery & { q: string; kind?: RecordKind };

const pageOfRecords = ({ petId }: PetAccess<'view'>, { limit, cursor, q, kind = 'all' }: RecordsQuery) => Prisma.sql`
  COALESCE((SELECT jsonb_agg(to_jsonb(page) ORDER BY page."visitedOn" DESC, page."id" DESC) FROM (
    SELECT r."id", r."visitedOn", r."description", r."documentLinks", r."clinic", r."vetName", r."reason", r."diagnosis",
      r."costCents", r."currency", r."followUpOn", r."followedUpAt", r."appointmentId",
      r."createdById", r."updatedById", r."updatedAt", r."source", r."hasDocument",
      COALESCE((SELECT jsonb_agg(to_jsonb(d) || jsonb_build_object('foundOn', ${firstPageSql(q)}) ORDER BY d."createdAt", d."id")
        FROM "Document" d
        WHERE d."vetRecordId" = r."id" AND d."deletedAt" IS NULL), '[]') AS "documents"
    FROM "VetRecord" r WHERE r."petId" = ${petId}::uuid AND r."deletedAt" IS NULL
      ${matchesText(q)} ${hasKind(kind)} ${afterCursor(cursor)}
    ORDER BY r."visitedOn" DESC, r."id" DESC LIMIT ${limit + 1}
  ) page), '[]')`;

/** No limit needed: an account's storage limits its files. */
const otherDocumentsSql = ({ petId }: PetAccess<'view'>, q: string) => Prisma.sql`
  COALESCE((SELECT jsonb_agg(to_jsonb(other) ORDER BY other."createdAt", other."id") FROM (
    SELECT d."id", d."petId", d."name", d."contentType", d."bytes", d."previewKey", d."createdAt",
      d."vetRecordId", d."vaccinationId", d."medicationId", d."expenseId",
      v."vaccine", v."clinic", m."name" AS "medicine", COALESCE(v."givenOn", m."startsOn", e."paidOn") AS "day",
      CASE WHEN e."id" IS NOT NULL THEN jsonb_build_object('title', e."title", 'category', e."category") END AS "cost",
      ${firstPageSql(q)} AS "foundOn"
    FROM "Document" d
      LEFT JOIN "Vaccination" v ON v."id" = d."vaccinationId"
      LEFT JOIN "Medication" m ON m."id" = d."medicationId"
      LEFT JOIN "Expense" e ON e."id" = d."expenseId"
    WHERE d."petId" = ${petId}::uuid AND d."deletedAt" IS NULL AND d."vetRecordId" IS NULL
      AND v."deletedAt" IS NULL AND m."deletedAt" IS NULL AND e."deletedAt" IS NULL
  ) other), '[]')`;

const fromJson = ({ foundOn, ...one }: DocumentJson): PetDocument => ({
  ...toDocument({ ...one, createdAt: instantFromJson(one.createdAt) }),
  ...(foundOn !== null && { foundOn }),
});

const toFound = ({ vaccine, clinic, medicine, cost, day, ...one }: FoundDocumentJson): FoundDocument => ({
  document: fromJson(one),
  vaccine,
  clinic,
  medicine,
  cost,
  day,
});

type ToRecord = (row: VetRecordRow & AttributionRow) => PageEntry<VetRecord>;

function toEntry(
  { documents, visitedOn, followUpOn, followedUpAt, updatedAt, ...record }: RecordJson,
  toRecord: ToRecord,
): VetRecordEntry {
  const row = {
    ...record,
    updatedAt: instantFromJson(updatedAt),
    visitedOn: dayToColumn(visitedOn),
    followUpOn: followUpOn === null ? null : dayToColumn(followUpOn),
    followedUpAt: followedUpAt === null ? null : instantFromJson(followedUpAt),
  };
  return {
    ...toRecord(row),
    documents: documents.map(fromJson),
  };
}

function toEntries(recordRows: RecordJson[], limit: number, toRecord: ToRecord): Page<VetRecordEntry> {
  const rows = recordRows.map((record) => ({ ...record, place: dayToColumn(record.visitedOn) }));
  const { items, nextCursor } = toPage(rows, { limit }, 'place');
  return { items: items.map(({ place: _, ...record }) => toEntry(record, toRecord)), nextCursor };
}

export async function getVetRecords(
  access: PetAccess<'view'>,
  { q, kind = 'all' }: { q: string; kind?: RecordKind },
): Promise<VetRecordsOfPet> {
  const [row] = await db().$queryRaw<
    {
      id: string;
      name: string;
      records: RecordJson[];
      otherDocuments: FoundDocumentJson[];
      some: boolean;
    }[]
  >`
    SELECT p."id", p."name", ${pageOfRecords(access, { limit: SHOWN, q, kind })} AS "records",
      ${otherDocumentsSql(access, q)} AS "otherDocuments",
      EXISTS (SELECT 1 FROM "VetRecord" WHERE "petId" = p."id" AND "deletedAt" IS NULL) AS "some"
    FROM "Pet" p WHERE p."id" = ${access.petId}::uuid AND p."deletedAt" IS NULL`;
  if (!row) throw notFoundError();
  const { records, otherDocuments, some, ...pet } = row;
  return {
    pet,
    some: some || otherDocuments.length > 0,
    records: toEntries(records, SHOWN, toPageEntry(access, toVetRecord)),
    otherDocuments: otherDocuments.map(toFound),
  };
}

export async function listOtherDocuments(access: PetAccess<'view'>, q: string): Promise<FoundDocument[]> {
  const [row] = await db().$queryRaw<{ documents: FoundDocumentJson[] }[]>`
    SELECT ${otherDocumentsSql(access, q)} AS "documents"`;
  return (row?.documents ?? []).map(toFound);
}

export async function listVetRecords(
  access: PetAccess<'view'>,
  query: VetRecordListQuery,
): Promise<Page<VetRecordEntry>> {
  const [row] = await db().$queryRaw<{ records: RecordJson[] }[]>`
    SELECT ${pageOfRecords(access, query)} AS "records"
    FROM "Pet" p WHERE p."id" = ${access.petId}::uuid AND p."deletedAt" IS NULL`;
  if (!row) throw notFoundError();
  return toEntries(row.records, query.limit, attributeTo(access, toVetRecord));
}
