import { petRoute } from '@/lib/access/route';
import { listPeople } from '@/lib/sharing/people/queries/members';

export const GET = petRoute('view', {
  handle: async ({ access, at }) => {
    const { members, invitations } = await listPeople(access, at);
    return { items: members, nextCursor: null, invitations };
  },
});
