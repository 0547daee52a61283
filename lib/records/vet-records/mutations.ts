import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import type { WithAttribution } from '@/lib/collections/attribution';
import type { Author } from '@/lib/collections/rules';
import { db, transaction } from '@/lib/core/db/client';
import { AppError } from '@/lib/core/runtime/errors';
import { vetRecords } from './collection';
import type { VetRecordInput } from './schema';
import type { VetRecord } from './vet-record';

/** Locks the appointment, so that a concurrent second record is refused. Unlinks binned records from it. */
async function claimAppointment({ petId }: PetAccess<'edit'>, appointmentId: string): Promise<void> {
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 FROM "Appointment"
    WHERE "id" = ${appointmentId}::uuid AND "petId" = ${petId}::uuid AND "deletedAt" IS NULL FOR UPDATE`;
  if (rows.length === 0) {
    const fields = { appointmentId: 'entries.validation.invalid' };
    throw new AppError('invalid', 'Please check the fields', { fields });
  }
  const visitCount = await db().vetRecord.count({ where: { appointmentId, petId, ...notDeleted } });
  if (visitCount > 0) throw new AppError('conflict', 'This appointment already has a visit record');
  await db().vetRecord.updateMany({ where: { appointmentId, petId }, data: { appointmentId: null } });
}

export function addVetRecord(
  access: PetAccess<'edit'>,
  input: VetRecordInput,
  author: Author,
  id?: string,
): Promise<WithAttribution<VetRecord>> {
  return transaction(async () => {
    if (input.appointmentId !== null) await claimAppointment(access, input.appointmentId);
    return vetRecords.create(access, input, author, id);
  });
}
