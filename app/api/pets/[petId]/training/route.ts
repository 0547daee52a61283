import { authorOf, listRoutes } from '@/lib/access/collection-routes';
import { petRoute } from '@/lib/access/route';
import { skills } from '@/lib/training/collection';
import { addSkill } from '@/lib/training/mutations';
import { skillInput } from '@/lib/training/schema';

export const { GET } = listRoutes(skills);

export const POST = petRoute('edit', {
  body: skillInput,
  status: 201,
  handle: ({ access, viewer, body, at }) => addSkill(access, body, authorOf(viewer, at)),
});
