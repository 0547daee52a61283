import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { type AttributionRow, type PageEntry, toPageEntry } from '@/lib/collections/attribution';
import { db } from '@/lib/core/db/client';
import { type Page, toPage } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import { type Expense, toExpense } from './expense';
import type { CostTotal } from './yearly-costs';

const SHOWN = 20;

type ExpenseJson = Expense & Omit<AttributionRow, 'updatedAt'> & { updatedAt: string };

export interface CostsOfPet {
  pet: { id: string; name: string };
  expenses: Page<PageEntry<Expense>>;
  /** Also of vet visits. */
  totals: CostTotal[];
}

/** @throws AppError not_found */
export async function getCosts(access: PetAccess<'view'>): Promise<CostsOfPet> {
  const [row] = await db().$queryRaw<{ id: string; name: string; expenses: ExpenseJson[]; totals: CostTotal[] }[]>`
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
      ) t), '[]') AS "totals"
    FROM "Pet" p WHERE p."id" = ${access.petId}::uuid AND p."deletedAt" IS NULL`;
  if (!row) throw notFoundError();
  const { expenses, totals, ...pet } = row;
  const rows = expenses.map(({ updatedAt, paidOn, ...expense }) => ({
    ...{ ...expense, paidOn: dayToColumn(paidOn), updatedAt: instantFromJson(updatedAt) },
  }));
  const { items, nextCursor } = toPage(rows, { limit: SHOWN }, 'paidOn');
  return { pet, totals, expenses: { items: items.map(toPageEntry(access, toExpense)), nextCursor } };
}
