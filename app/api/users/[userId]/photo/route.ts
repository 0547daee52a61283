import { ownAccountRoute } from '@/lib/access/route';
import { receiveOwnPhoto, removeOwnPhoto, serveOwnPhoto } from '@/lib/accounts/account/calls';
import { photoQuery } from '@/lib/accounts/account/schema';

export const GET = ownAccountRoute({ query: photoQuery, handle: serveOwnPhoto });
export const POST = ownAccountRoute({ sends: { upload: null }, handle: receiveOwnPhoto });
export const DELETE = ownAccountRoute({ handle: removeOwnPhoto });
