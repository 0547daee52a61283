import 'server-only';
import { db } from '@/lib/core/db/client';

export async function emptyCollectionBins(before: Date): Promise<void> {
  const deleted = { where: { deletedAt: { lt: before } } };
  await db().weight.deleteMany(deleted);
  await db().vaccination.deleteMany(deleted);
  await db().vital.deleteMany(deleted);
  await db().condition.deleteMany(deleted);
  await db().allergy.deleteMany(deleted);
  await db().medication.deleteMany(deleted);
  await db().routine.deleteMany(deleted);
  await db().practice.deleteMany(deleted);
  await db().skill.deleteMany(deleted);
  await db().appointment.deleteMany(deleted);
  await db().vetRecord.deleteMany(deleted);
  await db().photo.deleteMany(deleted);
  await db().document.deleteMany(deleted);
}
