import { db } from '@/lib/core/db/client';
import { addDays, dayFromColumn, dayToColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';

const words = {
  en: {
    reason: 'Yearly check-up',
    vetName: 'Dr. Rivera',
    description: '<p>Heart, lungs and skin are fine.</p><ul><li>A little tartar</li><li>Weigh once a month</li></ul>',
    diagnosis: 'Healthy, slight tartar',
  },
  es: {
    reason: 'Chequeo anual',
    vetName: 'Dra. Rivera',
    description:
      '<p>Corazón, pulmones y piel están bien.</p><ul><li>Un poco de sarro</li><li>Pesar una vez al mes</li></ul>',
    diagnosis: 'Buena salud, un poco de sarro',
  },
} as const;

export async function seedVetRecords(
  petId: string,
  { type, clinic }: { type: string; clinic: string },
  locale: 'en' | 'es',
  at: Date,
): Promise<void> {
  const today = dayFromColumn(at);
  await db().vetRecord.create({
    data: {
      id: newId(),
      petId,
      ...words[locale],
      clinic,
      visitedOn: dayToColumn(addDays(today, -40)),
      followUpOn: type === 'cat' ? dayToColumn(addDays(today, 5)) : null,
      remindAt: at,
      costCents: 4850,
      currency: 'EUR',
      createdAt: at,
      updatedAt: at,
    },
  });
}
