import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { authorOf } from '@/lib/collections/routes';
import type { RouteContext } from '@/lib/core/http/route';
import { documentResponse } from '@/lib/records/documents/calls';
import { acceptProposal, declineProposal, undoDecision } from '@/lib/sharing/proposals/mutations/decide';
import type { SentProposal } from '@/lib/sharing/proposals/proposal';
import { getProposalFile } from '@/lib/sharing/proposals/queries/proposals';
import type { AcceptInput, DeclineInput } from '@/lib/sharing/proposals/schema';

interface DecideContext extends RouteContext {
  viewer: Viewer;
  access: PetAccess<'own'>;
}

const idOf = ({ params }: RouteContext) => params.proposalId ?? '';

export function acceptCall(context: DecideContext & { body: AcceptInput }): Promise<SentProposal> {
  const { access, viewer, at, body } = context;
  return acceptProposal(access, idOf(context), { author: authorOf(viewer, at), confirmed: body.confirmed });
}

export function declineCall(context: DecideContext & { body: DeclineInput }): Promise<SentProposal> {
  return declineProposal(context.access, idOf(context), { word: context.body.word, at: context.at });
}

export function undoCall(context: DecideContext): Promise<SentProposal> {
  const { access, viewer, at } = context;
  return undoDecision(access, idOf(context), authorOf(viewer, at));
}

export async function proposalFileCall(context: DecideContext): Promise<Response> {
  return documentResponse(await getProposalFile(context.access, idOf(context)));
}
