import 'server-only';
import { isActiveAt } from '@/lib/access/people';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { type AttributionRow, type PageEntry, toPageEntry } from '@/lib/collections/attribution';
import { db, Prisma } from '@/lib/core/db/client';
import { type Page, toPage } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import { type DocumentRow, type PetDocument, toDocument } from '@/lib/records/documents/document';
import { type Expense, toExpense } from './expense';
import type { CostTotal } from './yearly-costs';

const SHOWN = 20;

type ExpenseJson = Expense & Omit<AttributionRow, 'updatedAt'> & { updatedAt: string };

export interface CostsOfPet {
  pet: { id: string; name: string };
  expenses: Page<PageEntry<Expense>>;
  /** Also of vet visits. */
  totals: CostTotal[];
  /** Currency of the pet's latest cost, else of the latest one of the viewer's other pets. */
  currency: string | null;
  receipts: PetDocument[];
}

/** @param petIds query for the pets to search */
const latestCurrency = (petIds: Prisma.Sql) => Prisma.sql`(
  SELECT c."currency" FROM (
    SELECT "currency", "paidOn" AS "day", "createdAt" FROM "Expense" WHERE "petId" IN (${petIds}) AND "deletedAt" IS NULL
    UNION ALL
    SELECT "currency", "visitedOn", "createdAt" FROM "VetRecord"
    WHERE "petId" IN (${petIds}) AND "deletedAt" IS NULL AND "costCents" IS NOT NULL AND "currency" IS NOT NULL
  ) c ORDER BY c."day" DESC, c."createdAt" DESC LIMIT 1)`;

const petsOf = ({ userId }: Viewer, at: Date) => Prisma.sql`
  SELECT m."petId" FROM "PetMember" m JOIN "Pet" own ON own."id" = m."petId" AND own."deletedAt" IS NULL
  WHERE m."userId" = ${userId}::uuid AND ${isActiveAt(at)}`;

/** No limit needed: an account's storage limits its files. */
const receiptsOfPet = Prisma.sql`
  COALESCE((SELECT jsonb_agg(to_jsonb(d) ORDER BY d."createdAt", d."id")
    FROM "Document" d JOIN "Expense" e ON e."id" = d."expenseId" AND e."deletedAt" IS NULL
    WHERE d."petId" = p."id" AND d."deletedAt" IS NULL), '[]')`;

interface CostsRow extends Pick<CostsOfPet, 'totals' | 'currency'> {
  id: string;
  name: string;
  expenses: ExpenseJson[];
  receipts: (Omit<DocumentRow, 'createdAt'> & { createdAt: string })[];
}

/** @throws AppError not_found */
export async function getCosts(access: PetAccess<'view'>, viewer: Viewer, at: Date): Promise<CostsOfPet> {
  const [row] = await db().$queryRaw<CostsRow[]>`
    SELECT p."id", p."name",
      COALESCE((SELECT jsonb_agg(to_jsonb(page) ORDER BY page."paidOn" DESC, page."id" DESC) FROM (
        SELECT e."id", e."category", e."title", e."paidOn", e."amountCents", e."currency", e."note",
          e."createdById", e."updatedById", e."updatedAt"
        FROM "Expense" e WHERE e."petId" = p."id" AND e."deletedAt" IS NULL
        ORDER BY e."paidOn" DESC, e."id" DESC LIMIT ${SHOWN + 1}
      ) page), '[]') AS "expenses",
      COALESCE((SELECT jsonb_agg(to_jsonb(t) ORDER BY t."year" DESC, t."entries" DESC) FROM (
        SELECT EXTRACT(YEAR FROM c."day")::int AS "year", c."category", c."currency",
          SUM(c."cents") AS "cents", COUNT(*)::int AS "entries"
        FROM (
          SELECT "paidOn" AS "day", "category"::text, "currency", "amountCents" AS "cents"
          FROM "Expense" WHERE "petId" = p."id" AND "deletedAt" IS NULL
          UNION ALL
          SELECT "visitedOn", 'vet', "currency", "costCents"
          FROM "VetRecord" WHERE "petId" = p."id" AND "deletedAt" IS NULL
            AND "costCents" IS NOT NULL AND "currency" IS NOT NULL
        ) c GROUP BY 1, 2, 3
      ) t), '[]') AS "totals",
      COALESCE(${latestCurrency(Prisma.sql`p."id"`)}, ${latestCurrency(petsOf(viewer, at))}) AS "currency",
      ${receiptsOfPet} AS "receipts"
    FROM "Pet" p WHERE p."id" = ${access.petId}::uuid AND p."deletedAt" IS NULL`;
  if (!row) throw notFoundError();
  const { expenses, receipts, totals, currency, ...pet } = row;
  const rows = expenses.map(({ updatedAt, paidOn, ...expense }) => ({
    ...{ ...expense, paidOn: dayToColumn(paidOn), updatedAt: instantFromJson(updatedAt) },
  }));
  const { items, nextCursor } = toPage(rows, { limit: SHOWN }, 'paidOn');
  return {
    ...{ pet, totals, currency },
    expenses: { items: items.map(toPageEntry(access, toExpense)), nextCursor },
    receipts: receipts.map((one) => toDocument({ ...one, createdAt: instantFromJson(one.createdAt) })),
  };
}
