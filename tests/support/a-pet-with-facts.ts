import { db } from '@/lib/core/db/client';
import { dayToColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { updatePet } from '@/lib/records/pets/mutations';
import { petPatch } from '@/lib/records/pets/schema';
import type { TreatmentKind } from '@/lib/records/treatments/vocabulary';
import { aPetOf, aViewer, noon } from './members';

export async function aPetWithFacts() {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  await updatePet(
    access,
    petPatch('2026-03-28').parse({
      ...{
        microchip: '724098100123456',
        microchippedOn: '2021-05-01',
        vetClinic: 'Sunny Vets 600 111 222',
        emergencyContact: 'Ana 600 333 444',
      },
    }),
    noon,
  );
  const common = { petId: access.petId, createdAt: noon, updatedAt: noon, createdById: access.memberId };
  const dose = (vaccine: string, day: string, more: object = {}) => ({
    ...{ ...common, id: newId(), vaccine, givenOn: dayToColumn(day), validUntil: dayToColumn('2029-01-05') },
    ...more,
  });
  const documentedDose = dose('dog.dhp', '2026-01-06', { validUntil: null, nextDueOn: dayToColumn('2027-01-06') });
  await db().vaccination.createMany({
    data: [
      dose('dog.rabies', '2023-01-05'),
      dose('dog.rabies', '2026-01-05', { batch: 'R-77' }),
      documentedDose,
      dose('Leishmania', '2025-02-02', { createdById: null }),
      dose('dog.lepto', '2026-02-02', { deletedAt: noon }),
    ],
  });
  await db().document.create({
    data: {
      ...{ ...common, id: newId(), vaccinationId: documentedDose.id, name: 'card.pdf', contentType: 'application/pdf' },
      ...{ fileKey: `documents/${newId()}`, bytes: 10 },
    },
  });
  const allergy = { ...common, reaction: null };
  await db().allergy.createMany({
    data: [
      { ...allergy, id: newId(), allergen: 'Chicken', severity: 'severe' },
      { ...allergy, id: newId(), allergen: 'Pollen', severity: 'mild' },
    ],
  });
  const course = { ...common, timeZone: 'UTC', steps: [], frequency: 'SID' as const };
  await db().medication.createMany({
    data: [
      { ...course, id: newId(), name: 'Apoquel', dosage: '16 mg', startsOn: dayToColumn('2026-01-01') },
      { ...course, id: newId(), name: 'Over', startsOn: dayToColumn('2025-01-01'), endsOn: dayToColumn('2025-02-01') },
    ],
  });
  const treatmentOf = (kind: TreatmentKind, product: string, givenAt: string) => ({
    ...{ ...common, id: newId(), kind, product, givenAt: new Date(givenAt), givenBy: 'Ana 600 333 444' },
  });
  await db().parasiteTreatment.createMany({
    data: [
      treatmentOf('worms', 'Milbemax', '2026-03-01T08:00:00Z'),
      treatmentOf('worms', 'Drontal', '2025-12-01T08:00:00Z'),
      treatmentOf('ticks_and_fleas', 'Bravecto', '2026-01-01T08:00:00Z'),
    ],
  });
  return { viewer, access };
}
