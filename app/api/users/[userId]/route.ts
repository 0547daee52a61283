import { ownAccountRoute } from '@/lib/access/route';
import { deleteAccountCall, profileCall, updateProfileCall } from '@/lib/accounts/account/calls';
import { deletionQuery, profilePatch } from '@/lib/accounts/account/schema';

export const GET = ownAccountRoute({ handle: profileCall });
export const PATCH = ownAccountRoute({ body: profilePatch, handle: updateProfileCall });
export const DELETE = ownAccountRoute({ query: deletionQuery, handle: deleteAccountCall });
