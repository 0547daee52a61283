import 'server-only';
import type { PetAccess, SharedPetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { originOf } from '@/lib/core/http/origin';
import { requestNetwork } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { denseQrSvg } from '@/lib/core/media/qr-svg';
import { notFoundError } from '@/lib/core/runtime/errors';
import { enforceLimits, unlessRateLimited } from '@/lib/core/security/rate-limit';
import { revokePassports, signPassport } from './mutations';
import { getPassportStatus } from './queries';
import { type SignedPart, type SignedPassport, signedParts, signedPartsOf } from './vocabulary';

/** High, because facilities check many animals in a morning from one network. */
const STATUS = { name: 'passport-status', points: 600, duration: 60 };
const PER_READER = { name: 'signed-passport-reader', points: 30, duration: 60 };

export function signCall({ access, at }: RouteContext & { access: PetAccess<'share'> }): Promise<SignedPassport> {
  return signPassport(access, at);
}

export async function revokeCall({
  access,
  viewer,
  request,
  at,
}: RouteContext & { viewer: Viewer; access: PetAccess<'share'> }): Promise<{ success: true }> {
  await revokePassports(access, { userId: viewer.userId, origin: originOf(request), at });
  return { success: true };
}

/** Includes only sections of the link. @throws AppError not_found unless for vets and sitters */
export async function sharedCodeCall({
  access,
  request,
  at,
}: RouteContext & { access: SharedPetAccess }): Promise<Response> {
  if (access.kind !== 'vet' && access.kind !== 'sitter') throw notFoundError();
  await enforceLimits([PER_READER, `${access.shareId} ${requestNetwork(request)}`]);
  const { url } = await signPassport(access, at, signedPartsOf(access.sections));
  return codeResponse(url);
}

/** Excludes chip, vaccinations and treatments, which the stay page does not show. */
const STAY_PARTS: readonly SignedPart[] = ['medication'];

/** Includes only parts that the stay page shows. @throws AppError rate_limited */
export async function stayCodeCall({
  access,
  request,
  at,
}: RouteContext & { access: PetAccess<'view'> }): Promise<Response> {
  await enforceLimits([PER_READER, `${access.petId} ${requestNetwork(request)}`]);
  const { url } = await signPassport(access, at, STAY_PARTS);
  return codeResponse(url);
}

function codeResponse(url: string): Response {
  return new Response(denseQrSvg(url), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
}

interface PrintContext extends RouteContext {
  access: PetAccess<'view'> | SharedPetAccess;
}

export function withSignedCode<Context extends PrintContext, Result>(
  print: (context: Context & { signed?: SignedPassport | null }) => Promise<Result>,
): (context: Context) => Promise<Result> {
  return async (context) => {
    const { access, at } = context;
    const parts = 'sections' in access ? signedPartsOf(access.sections) : signedParts;
    const signedPassport = await unlessRateLimited(() => signPassport(access, at, parts));
    return print({ ...context, signed: signedPassport === 'wait' ? null : signedPassport });
  };
}

/** Also answers pages of other installations. Reveals only the status. */
export async function statusCall({ params, request }: RouteContext): Promise<Response> {
  await enforceLimits([STATUS, requestNetwork(request)]);
  return Response.json(await getPassportStatus(params.jti ?? ''), {
    headers: { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' },
  });
}
