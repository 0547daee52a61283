import { db } from '@/lib/core/db/client';
import { addDays, dayFromColumn } from '@/lib/core/time/dates';
import { demo } from './demo-families';
import { seedOlderDocuments } from './seed-documents';
import { type DemoPet, type Family, seedFamily } from './seed-family';
import { seedHistory } from './seed-history';
import { seedOlderPhotos } from './seed-photos';
import { seedOlderCompletions } from './seed-routines';

const DAYS = 3650;
const names = ['Luna', 'Milo', 'Nube', 'Rocky', 'Nala', 'Coco', 'Kira', 'Simba', 'Olaf', 'Thor', 'Lola', 'Pip'];
const PHOTOS = { first: 500, others: 100 };

function decadePets(at: Date): DemoPet[] {
  const { pets } = demo.en;
  return names.map((name, index) => {
    const { microchip: _, microchippedOn: __, passportNumber: ___, ...pet } = pets[index % pets.length] as DemoPet;
    return { ...pet, name, dateOfBirth: addDays(dayFromColumn(at), index * 20 - DAYS - 100) };
  });
}

export function decadeFamily(at: Date): Family {
  return { email: 'decade@example.com', firstName: 'Robin', lastName: 'Hale', pets: decadePets(at) };
}

export async function seedDecade(family: Family, at: Date): Promise<boolean> {
  const pets = await seedFamily(family, { locale: 'en', at, routinesSince: DAYS });
  if (!pets) return false;
  for (const [index, { id, type }] of pets.entries()) {
    const by = `${family.firstName} ${family.lastName}`;
    await seedOlderCompletions(id, by, at);
    const visits = await seedHistory({ id, type }, { by, at, days: DAYS });
    await seedOlderDocuments(id, visits, 'en');
    const count = index === 0 ? PHOTOS.first : PHOTOS.others;
    await seedOlderPhotos(id, { type, locale: 'en', at, count, over: DAYS });
  }
  await db().$executeRaw`ANALYZE`;
  return true;
}
