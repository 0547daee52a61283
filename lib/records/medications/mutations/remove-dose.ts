import 'server-only';
import type { WriteAccess } from '@/lib/access/pet-access';
import { recordActivity, wasRemoved } from '@/lib/collections/activity';
import { db, transaction } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { isId } from '@/lib/core/validation/ids';
import { doseActivity } from '../dose-activity';
import { countStock, lockMedication } from './locked-medication';

/** Idempotent. @param only allows only entries of this writer to be removed */
export function removeDose(
  access: WriteAccess<'doses'>,
  medicationId: string,
  doseId: string,
  at: Date,
  only: { createdById?: string } = {},
): Promise<{ success: true }> {
  return transaction(async () => {
    const { medication } = await lockMedication(access, medicationId);
    const where = { id: isId(doseId) ? doseId : '', medicationId, petId: access.petId, ...only };
    const dose = where.id ? await db().dose.findFirst({ where, select: { id: true, status: true, note: true } }) : null;
    if (!dose && isId(doseId) && (await wasRemoved(access, doseId))) return { success: true };
    if (!dose) throw notFoundError();
    await db().dose.deleteMany({ where });
    const activityLine = doseActivity(dose, medication.name);
    await recordActivity(access, { kind: 'removed', at, collection: 'doses', entryId: dose.id, shown: activityLine });
    await countStock(access, medicationId, dose.status === 'given' ? 1 : 0, at);
    return { success: true };
  });
}
