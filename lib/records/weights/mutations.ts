import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { recordActivity } from '@/lib/collections/activity';
import { requireRows } from '@/lib/collections/row-limits';
import { createdBy } from '@/lib/collections/writer';
import { db, transaction } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import type { DateOrder } from '@/lib/core/tables/dates';
import { dayFromColumn, instantFromJson } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { type ImportAnswer, readSeries } from './import-rows';
import { listAround } from './queries';
import type { WeightImport } from './schema';
import { unlikelyRows } from './unlikely-rows';

interface PetRow {
  type: string;
  dateOfBirth: Date | null;
  deceasedOn: Date | null;
}

const keyOf = (moment: string, grams: number) => `${moment} ${grams}`;

/** Skips lines that are already stored, so that a file can be imported again. */
export function importSeries(
  access: PetAccess<'edit'>,
  { csv, unit, order, rehearsal, confirmed }: WeightImport,
  { timeZone, accountOrder, at }: { timeZone: string; accountOrder: DateOrder | null; at: Date },
): Promise<ImportAnswer> {
  return transaction(async () => {
    // Locked, because two simultaneous imports of one file would both find nothing stored.
    const [row] = await db().$queryRaw<PetRow[]>`
      SELECT "type", "dateOfBirth", "deceasedOn" FROM "Pet"
      WHERE "id" = ${access.petId}::uuid AND "deletedAt" IS NULL FOR UPDATE`;
    if (!row) throw notFoundError();
    const pet = {
      type: row.type,
      dateOfBirth: row.dateOfBirth && dayFromColumn(row.dateOfBirth),
      deceasedOn: row.deceasedOn && dayFromColumn(row.deceasedOn),
    };
    const series = readSeries(csv, { unit, timeZone, usualOrder: order ?? accountOrder, at, pet });
    const moments = series.rows.map(({ measuredAt }) => instantFromJson(measuredAt));
    const stored = await db().weight.findMany({
      where: { petId: access.petId, ...notDeleted, measuredAt: { in: moments } },
      select: { measuredAt: true, grams: true },
    });
    const existingKeys = new Set(stored.map(({ measuredAt, grams }) => keyOf(measuredAt.toISOString(), grams)));
    const fresh = series.rows.filter(({ measuredAt, grams }) => {
      const key = keyOf(measuredAt, grams);
      return !existingKeys.has(key) && existingKeys.add(key);
    });
    const unlikely = unlikelyRows(fresh, await listAround(access, moments), pet);
    const questioned = new Set(confirmed ? [] : unlikely.map(({ line }) => line));
    const added = fresh.filter(({ line }) => !questioned.has(line));
    if (!rehearsal && added.length > 0) {
      await requireRows(access, 'weights', { rows: added.length });
      await db().weight.createMany({
        data: added.map(({ line: _, measuredAt, ...weight }) => ({
          ...weight,
          id: newId(),
          ...createdBy(access, at),
          measuredAt: instantFromJson(measuredAt),
          source: { kind: 'imported' },
        })),
      });
      const activityLine = { imported: added.length };
      await recordActivity(access, { kind: 'created', at, collection: 'weights', entryId: null, shown: activityLine });
    }
    return { ...series, unlikely, added: added.length, skipped: series.rows.length - fresh.length };
  });
}
