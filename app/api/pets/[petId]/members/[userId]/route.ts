import { petRoute } from '@/lib/access/route';
import { removeMemberCall, updateMemberCall } from '@/lib/sharing/people/calls';
import { memberPatch } from '@/lib/sharing/people/schema';

export const PATCH = petRoute('own', { body: memberPatch, handle: updateMemberCall });

export const DELETE = petRoute('view', { handle: removeMemberCall });
