import 'server-only';
import { proveAgain } from '@/lib/access/reauthenticate';
import type { Viewer } from '@/lib/access/viewer';
import { originOf } from '@/lib/core/http/origin';
import type { RouteContext } from '@/lib/core/http/route';
import { notFoundError } from '@/lib/core/runtime/errors';
import { isId } from '@/lib/core/validation/ids';
import { type CreatedToken, createAccessToken, revokeAccessToken } from './mutations';
import { listAccessTokens } from './queries';
import type { TokenInput } from './schema';

type Member = RouteContext & { viewer: Viewer };

export async function accessTokensCall({ viewer, at }: Member) {
  return { items: await listAccessTokens(viewer, at), nextCursor: null };
}

export async function createAccessTokenCall({
  request,
  viewer,
  body: { currentPassword, ...input },
  at,
}: Member & { body: TokenInput }): Promise<CreatedToken> {
  const reauthentication = await proveAgain(viewer, currentPassword, at);
  return createAccessToken(reauthentication, input, { origin: originOf(request), at });
}

export async function revokeAccessTokenCall({ request, viewer, params, at }: Member) {
  const id = params.tokenId ?? '';
  if (!isId(id)) throw notFoundError();
  await revokeAccessToken(viewer, id, { origin: originOf(request), at });
  return { success: true };
}
