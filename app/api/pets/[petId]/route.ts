import { petRoute } from '@/lib/access/route';
import { latestDay } from '@/lib/core/time/dates';
import { removePet, updatePet } from '@/lib/records/pets/mutations';
import { getPet } from '@/lib/records/pets/queries';
import { petPatch } from '@/lib/records/pets/schema';

export const GET = petRoute('view', { handle: ({ access }) => getPet(access) });

export const PATCH = petRoute('edit', {
  body: (at) => petPatch(latestDay(at)),
  handle: ({ access, body, at }) => updatePet(access, body, at),
});

export const DELETE = petRoute('own', { handle: ({ access, at }) => removePet(access, at) });
