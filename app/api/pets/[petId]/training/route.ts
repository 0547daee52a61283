import { petRoute } from '@/lib/access/route';
import { authorOf, listRoutes } from '@/lib/collections/routes';
import { skills } from '@/lib/records/training/collection';
import { addSkill } from '@/lib/records/training/mutations';
import { skillInput } from '@/lib/records/training/schema';

export const { GET } = listRoutes(skills);

export const POST = petRoute('edit', {
  body: skillInput,
  status: 201,
  versioned: true,
  handle: ({ access, viewer, body, at }) => addSkill(access, body, authorOf(viewer, at)),
});
