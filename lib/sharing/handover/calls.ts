import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { findViewer, type Viewer } from '@/lib/access/viewer';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { claimMailToOthers } from '@/lib/core/http/mails-to-others';
import { countMiss } from '@/lib/core/http/misses';
import { originOf } from '@/lib/core/http/origin';
import { requestSessionSecret } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import type { Use } from '@/lib/core/security/rate-limit';
import { acceptPet, type HandoverCause, offerPet } from './mutations';
import { findHandover, type Handover } from './queries';
import type { HandoverInput } from './schema';

const MAILS = { name: 'handover-mail', points: 10, duration: 86_400 };
const MAILS_TO_ADDRESS = { name: 'handover-mail-to', points: 5, duration: 86_400 };

function causeOf({ request, viewer, at }: RouteContext & { viewer: Viewer }): HandoverCause {
  return { viewer, origin: originOf(request), at };
}

export async function offerPetCall(
  context: RouteContext & { viewer: Viewer; access: PetAccess<'own'>; body: HandoverInput },
): Promise<{ id: string; url: string; expiresAt: string }> {
  const { email } = context.body;
  const toAddress: Use[] = email === undefined ? [] : [[MAILS_TO_ADDRESS, canonicalAddress(email) ?? email]];
  const { userId } = context.viewer;
  await claimMailToOthers(userId, 'email', [MAILS, userId], ...toAddress);
  return offerPet(context.access, context.body, causeOf(context));
}

async function refuseUnknown(request: Request): Promise<never> {
  await countMiss(request, 'share-miss');
  throw notFoundError();
}

/** Open to anyone with the link, unless the offer is for a member. @throws AppError not_found, rate_limited */
export async function handoverCall({ request, params, at }: RouteContext): Promise<Handover> {
  const viewer = await findViewer(await requestSessionSecret(request), at);
  return (await findHandover(params.key ?? '', viewer, at)) ?? refuseUnknown(request);
}

export async function acceptPetCall(context: RouteContext & { viewer: Viewer }) {
  try {
    return await acceptPet(context.params.key ?? '', causeOf(context));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return refuseUnknown(context.request);
    throw error;
  }
}
