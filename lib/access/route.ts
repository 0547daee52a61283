import 'server-only';
import type { z } from 'zod';
import { requestAdminSecret } from '@/lib/core/http/admin-cookie';
import { countMiss } from '@/lib/core/http/misses';
import { originOf } from '@/lib/core/http/origin';
import { requestBearer, requestCookie, requestNetwork, requestSessionSecret } from '@/lib/core/http/request';
import { createRoute, type RouteContext, type RouteHandler, type RouteOptions } from '@/lib/core/http/route';
import type { CallerRule } from '@/lib/core/http/route-description';
import { AppError, forbiddenError, notFoundError, unauthenticatedError } from '@/lib/core/runtime/errors';
import type { TokenScope } from '@/prisma/client/enums';
import { type Admin, findAdmin } from './admin';
import { type FeedAccess, findFeed } from './feed-access';
import { findMembership, findTokenMembership, type Membership } from './membership';
import { findOwnStay, type OwnStay } from './own-stay';
import {
  findDeletedPetAccess,
  findSharedPet,
  grantLevel,
  type Level,
  type PetAccess,
  type SharedPetAccess,
} from './pet-access';
import { findSharedPhoto, type SharedPhotoAccess } from './photo-link';
import { sharePinCookieName } from './share-pin';
import { unlockShare } from './unlock-share';
import { type Caller, findTokenHolder, findViewer, type TokenHolder, type Viewer } from './viewer';

type NoAuth = Record<never, never>;

const MEMBER: CallerRule = { caller: 'member' };

export function publicRoute<B extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<NoAuth, B, Q>,
): RouteHandler {
  return createRoute(async () => ({}), options);
}

/** Route that no access token may call. */
type SessionOptions<Auth extends object, B extends z.ZodType, Q extends z.ZodType> = RouteOptions<
  Auth & { viewer: Viewer },
  B,
  Q
> & { token?: undefined };

/** Route that access tokens with the scope may call, so its handler cannot rely on a session. */
type TokenOptions<Auth extends object, B extends z.ZodType, Q extends z.ZodType> = RouteOptions<
  Auth & { viewer: Caller },
  B,
  Q
> & { token: TokenScope };

function hasScope({ scopes }: TokenHolder, scope: TokenScope): boolean {
  return scopes.includes(scope) || (scope === 'tick' && scopes.includes('write'));
}

/** @throws AppError unauthenticated, rate_limited, forbidden */
async function requireToken<Found extends { viewer: TokenHolder }>(
  { request }: RouteContext,
  scope: TokenScope,
  subject: Found | null,
): Promise<Found> {
  if (!subject) {
    await countMiss(request, 'token-miss');
    throw unauthenticatedError();
  }
  if (!hasScope(subject.viewer, scope)) throw new AppError('forbidden', 'This access token lacks the scope');
  return subject;
}

const asMember = <Reader extends Caller>(viewer: Reader) => ({ viewer, userId: viewer.userId });

async function authorizeMember({ request, at }: RouteContext) {
  const viewer = await findViewer(await requestSessionSecret(request), at);
  if (!viewer) throw unauthenticatedError();
  return asMember(viewer);
}

export function memberRoute<B extends z.ZodType, Q extends z.ZodType>(
  options: TokenOptions<NoAuth, B, Q>,
): RouteHandler;
export function memberRoute<B extends z.ZodType, Q extends z.ZodType>(
  options: SessionOptions<NoAuth, B, Q>,
): RouteHandler;
export function memberRoute<B extends z.ZodType, Q extends z.ZodType>(
  options: TokenOptions<NoAuth, B, Q> | SessionOptions<NoAuth, B, Q>,
): RouteHandler {
  if (options.token === undefined) return createRoute(authorizeMember, options, MEMBER);
  const { token: scope } = options;
  const authorize = async (context: RouteContext) => {
    const { request, at } = context;
    const token = requestBearer(request);
    if (token === null) return asMember<Caller>((await authorizeMember(context)).viewer);
    const viewer = await findTokenHolder(token, at);
    return asMember<Caller>((await requireToken(context, scope, viewer && { viewer })).viewer);
  };
  return createRoute(authorize, options, MEMBER);
}

function withAccess<L extends Level, Reader extends Caller>(membership: Membership<Reader>, level: L) {
  const access = grantLevel(membership, level);
  if (!access) throw membership.held ? forbiddenError() : notFoundError();
  return { ...asMember(membership.viewer), access };
}

async function requireMembership({ request, params, at }: RouteContext): Promise<Membership> {
  const membership = await findMembership(await requestSessionSecret(request), params.petId ?? '', at);
  if (!membership) throw unauthenticatedError();
  return membership;
}

type PetAuth<L extends Level> = { access: PetAccess<L> };

export function petRoute<L extends Level, B extends z.ZodType, Q extends z.ZodType>(
  level: L,
  options: TokenOptions<PetAuth<L>, B, Q>,
): RouteHandler;
export function petRoute<L extends Level, B extends z.ZodType, Q extends z.ZodType>(
  level: L,
  options: SessionOptions<PetAuth<L>, B, Q>,
): RouteHandler;
export function petRoute<L extends Level, B extends z.ZodType, Q extends z.ZodType>(
  level: L,
  options: TokenOptions<PetAuth<L>, B, Q> | SessionOptions<PetAuth<L>, B, Q>,
): RouteHandler {
  const who = { ...MEMBER, level };
  if (options.token === undefined)
    return createRoute(async (context) => withAccess(await requireMembership(context), level), options, who);
  const { token: scope } = options;
  const authorize = async (context: RouteContext) => {
    const { request, params, at } = context;
    const token = requestBearer(request);
    if (token === null) return withAccess<L, Caller>(await requireMembership(context), level);
    const membership = await findTokenMembership(token, params.petId ?? '', at);
    return withAccess<L, Caller>(await requireToken(context, scope, membership), level);
  };
  return createRoute(authorize, options, who);
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
      const ownStay = await findOwnStay(await requestSessionSecret(request), params.stayId ?? '', at);
      if (!ownStay) throw unauthenticatedError();
      const { viewer, stay } = ownStay;
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
