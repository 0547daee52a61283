import { petRoute } from '@/lib/access/route';
import { latestDay } from '@/lib/core/dates';
import { removePet, updatePet } from '@/lib/pets/mutations';
import { getPet } from '@/lib/pets/queries';
import { petPatch } from '@/lib/pets/schema';

export const GET = petRoute('view', { handle: ({ access }) => getPet(access) });

export const PATCH = petRoute('edit', {
  body: (at) => petPatch(latestDay(at)),
  handle: ({ access, body, at }) => updatePet(access, body, at),
});

export const DELETE = petRoute('own', { handle: ({ access, at }) => removePet(access, at) });
