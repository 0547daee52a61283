import 'server-only';
import type { z } from 'zod';
import { requestAdminSecret } from '@/lib/core/http/admin-cookie';
import { countMiss } from '@/lib/core/http/misses';
import { originOf } from '@/lib/core/http/origin';
import { requestCookie, requestNetwork, requestSessionSecret } from '@/lib/core/http/request';
import { createRoute, type RouteHandler, type RouteOptions } from '@/lib/core/http/route';
import type { CallerRule } from '@/lib/core/http/route-description';
import { forbiddenError, notFoundError, unauthenticatedError } from '@/lib/core/runtime/errors';
import { type Admin, findAdmin } from './admin';
import { type FeedAccess, findFeed } from './feed-access';
import { findOwnStay, type OwnStay } from './own-stay';
import {
  findDeletedPetAccess,
  findMembership,
  findSharedPet,
  grant,
  type Level,
  type PetAccess,
  type SharedPetAccess,
} from './pet-access';
import { findSharedPhoto, type SharedPhotoAccess } from './photo-link';
import { sharePinCookieName } from './share-pin';
import { unlockShare } from './unlock-share';
import { findViewer, type Viewer } from './viewer';

type NoAuth = Record<never, never>;

const MEMBER: CallerRule = { caller: 'member' };

export function publicRoute<B extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<NoAuth, B, Q>,
): RouteHandler {
  return createRoute(async () => ({}), options);
}

export function memberRoute<B extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<{ viewer: Viewer }, B, Q>,
): RouteHandler {
  return createRoute(
    async ({ request, at }) => {
      const viewer = await findViewer(await requestSessionSecret(request), at);
      if (!viewer) throw unauthenticatedError();
      return { viewer, userId: viewer.userId };
    },
    options,
    MEMBER,
  );
}

export function petRoute<L extends Level, B extends z.ZodType, Q extends z.ZodType>(
  level: L,
  options: RouteOptions<{ viewer: Viewer; access: PetAccess<L> }, B, Q>,
): RouteHandler {
  return createRoute(
    async ({ request, params, at }) => {
      const membership = await findMembership(await requestSessionSecret(request), params.petId ?? '', at);
      if (!membership) throw unauthenticatedError();
      const access = grant(membership, level);
      if (!access) throw membership.held ? forbiddenError() : notFoundError();
      return { viewer: membership.viewer, access, userId: membership.viewer.userId };
    },
    options,
    { ...MEMBER, level },
  );
}

export function binnedPetRoute<B extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<{ viewer: Viewer; access: PetAccess<'own'> }, B, Q>,
): RouteHandler {
  return createRoute(
    async ({ request, params, at }) => {
      const viewer = await findViewer(await requestSessionSecret(request), at);
      if (!viewer) throw unauthenticatedError();
      const access = await findDeletedPetAccess(viewer, params.petId ?? '');
      if (!access) throw notFoundError();
      return { viewer, access, userId: viewer.userId };
    },
    options,
    { ...MEMBER, level: 'own' },
  );
}

export function ownStayRoute<B extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<{ viewer: Viewer; stay: OwnStay }, B, Q>,
): RouteHandler {
  return createRoute(
    async ({ request, params, at }) => {
      const found = await findOwnStay(await requestSessionSecret(request), params.stayId ?? '', at);
      if (!found) throw unauthenticatedError();
      const { viewer, stay } = found;
      if (!stay) throw notFoundError();
      return { viewer, stay, userId: viewer.userId };
    },
    options,
    MEMBER,
  );
}

/** Gives the same response for another account's id as for an unknown id. */
export function ownAccountRoute<B extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<{ viewer: Viewer }, B, Q>,
): RouteHandler {
  return createRoute(
    async ({ request, params, at }) => {
      const viewer = await findViewer(await requestSessionSecret(request), at);
      if (!viewer) throw unauthenticatedError();
      if (params.userId !== viewer.userId) throw notFoundError();
      return { viewer, userId: viewer.userId };
    },
    options,
    MEMBER,
  );
}

export function adminRoute<B extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<{ admin: Admin }, B, Q>,
): RouteHandler {
  return createRoute(
    async ({ request, at }) => {
      const admin = await findAdmin(requestAdminSecret(request), at);
      if (!admin) throw unauthenticatedError();
      return { admin };
    },
    options,
    { caller: 'admin' },
  );
}

export async function sharedPetOf(request: Request, accessKey: string, at: Date): Promise<SharedPetAccess | null> {
  const pin = request.headers.get('x-share-pin');
  if (pin === null) {
    const proof = requestCookie(request, sharePinCookieName());
    return findSharedPet(accessKey, at, { proof, origin: originOf(request) });
  }
  return (await unlockShare({ accessKey, pin, network: requestNetwork(request), at }))?.access ?? null;
}

export function photoLinkRoute<B extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<{ access: SharedPhotoAccess }, B, Q>,
): RouteHandler {
  return createRoute(
    async ({ request, params, at }) => {
      const access = await findSharedPhoto(params.linkKey ?? '', at);
      if (access) return { access };
      await countMiss(request, 'share-miss');
      throw notFoundError();
    },
    options,
    { caller: 'photo-link' },
  );
}

const FEED_FILE = '.ics';

export function feedRoute<B extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<{ access: FeedAccess }, B, Q>,
): RouteHandler {
  return createRoute(
    async ({ request, params, at }) => {
      const file = params.feed ?? '';
      const access = file.endsWith(FEED_FILE) ? await findFeed(file.slice(0, -FEED_FILE.length), at) : null;
      if (access) return { access };
      await countMiss(request, 'feed-miss');
      throw notFoundError();
    },
    options,
    { caller: 'feed' },
  );
}
