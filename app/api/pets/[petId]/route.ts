import { petRoute } from '@/lib/access/route';
import { ifMatchOf } from '@/lib/collections/routes';
import { latestDay } from '@/lib/core/time/dates';
import { removePet, updatePet } from '@/lib/records/pets/mutations';
import { getPet } from '@/lib/records/pets/queries';
import { petPatch } from '@/lib/records/pets/schema';

export const GET = petRoute('view', { token: 'read', versioned: true, handle: ({ access }) => getPet(access) });

export const PATCH = petRoute('edit', {
  token: 'write',
  body: (at) => petPatch(latestDay(at)),
  versioned: true,
  matched: true,
  handle: ({ access, body, request, at }) => updatePet(access, body, at, ifMatchOf(request)),
});

export const DELETE = petRoute('own', { handle: ({ access, at }) => removePet(access, at) });
