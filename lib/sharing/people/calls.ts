import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { findViewer, type Viewer } from '@/lib/access/viewer';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { claimMailToOthers } from '@/lib/core/http/mails-to-others';
import { countMiss } from '@/lib/core/http/misses';
import { originOf } from '@/lib/core/http/origin';
import { requestSessionSecret } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { qrSvg } from '@/lib/core/media/qr-svg';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { acceptInvitation, createInvitation } from '@/lib/sharing/people/mutations/invitations';
import { type PeopleCause, removeMember, updateMember } from '@/lib/sharing/people/mutations/members';
import { findInvitation, getInvitationUrl, type Invitation } from '@/lib/sharing/people/queries/invitations';
import type { Member } from './member';
import type { InvitationInput, MemberPatch } from './schema';

interface MemberContext<L extends 'view' | 'own'> extends RouteContext {
  viewer: Viewer;
  access: PetAccess<L>;
}

function causeOf({ request, viewer, at }: RouteContext & { viewer: Viewer }): PeopleCause {
  return { viewer, origin: originOf(request), at };
}

export function updateMemberCall(context: MemberContext<'own'> & { body: MemberPatch }): Promise<Member> {
  return updateMember(context.access, context.params.userId ?? '', context.body, causeOf(context));
}

export function removeMemberCall(context: MemberContext<'view'>): Promise<{ success: true }> {
  return removeMember(context.access, context.params.userId ?? '', causeOf(context));
}

/** Limits invitation mails per sender and per address. */
const MAILS = { name: 'invitation-mail', points: 20, duration: 86_400 };
const MAILS_TO_ADDRESS = { name: 'invitation-mail-to', points: 5, duration: 86_400 };

export async function createInvitationCall(
  context: RouteContext & { viewer: Viewer; body: InvitationInput },
): Promise<{ id: string; url: string; expiresAt: string }> {
  const { viewer, body } = context;
  if (body.email !== undefined) {
    const address = canonicalAddress(body.email) ?? body.email;
    await claimMailToOthers(viewer.userId, 'email', [MAILS, viewer.userId], [MAILS_TO_ADDRESS, address]);
  }
  return createInvitation(body, causeOf(context));
}

async function refuseUnknown(request: Request): Promise<never> {
  await countMiss(request, 'share-miss');
  throw notFoundError();
}

/** Open to anyone with the link. @throws AppError not_found, rate_limited */
export async function invitationCall({ request, params, at }: RouteContext): Promise<Invitation> {
  const viewer = await findViewer(await requestSessionSecret(request), at);
  return (await findInvitation(params.key ?? '', viewer?.userId ?? null, at)) ?? refuseUnknown(request);
}

export async function acceptInvitationCall(context: RouteContext & { viewer: Viewer }) {
  try {
    return await acceptInvitation(context.params.key ?? '', causeOf(context));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return refuseUnknown(context.request);
    throw error;
  }
}

/** Requires the inviter and an open invitation. @throws AppError not_found */
export async function invitationQrCall({ viewer, params, at }: RouteContext & { viewer: Viewer }): Promise<Response> {
  const url = await getInvitationUrl(viewer, params.key ?? '', at);
  return new Response(qrSvg(url), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
}
