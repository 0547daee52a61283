import { petRoute } from '@/lib/access/route';
import { authorOf } from '@/lib/collections/routes';
import { latestDay } from '@/lib/core/time/dates';
import { createCard } from '@/lib/records/vaccinations/mutations';
import { vaccinationCard } from '@/lib/records/vaccinations/schema';

export const POST = petRoute('edit', {
  token: 'write',
  body: (at) => vaccinationCard(latestDay(at)),
  status: 201,
  handle: ({ access, viewer, body, at }) => createCard(access, body, authorOf(viewer, at)),
});
