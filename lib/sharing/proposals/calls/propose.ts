import 'server-only';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { setAnswerCookies } from '@/lib/access/vet-answer-cookie';
import { removeUnused } from '@/lib/collections/stored-files';
import { readForm, readJson } from '@/lib/core/http/body';
import type { RouteContext } from '@/lib/core/http/route';
import { validate } from '@/lib/core/http/validate';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { newSecret } from '@/lib/core/security/secrets';
import { isId } from '@/lib/core/validation/ids';
import { removeProposal, sendProposal, storeProposal } from '@/lib/sharing/proposals/mutations/answer';
import type { ProposedEntry } from '@/lib/sharing/proposals/mutations/check-proposed';
import { findFormContext } from '@/lib/sharing/proposals/queries/answer-page';
import { readEntry } from '@/lib/sharing/proposals/read-form';
import { proposalInput } from '@/lib/sharing/proposals/schema';
import { type TypedCollection, typedCollections } from '@/lib/sharing/proposals/vocabulary';
import { answerWith, backToAnswer, type Form, openAgain, openForVet, type Place, secretOf } from './answer-form';
import { isUpload, proposeDocument } from './propose-document';

const isForm = (request: Request) => (request.headers.get('content-type') ?? '').startsWith('application/x-www-form');

/** Accepts a plain form, which it answers with a redirect, or JSON. @throws AppError */
export async function proposeCall(context: RouteContext): Promise<Response> {
  if (isForm(context.request)) return proposeByForm(context);
  if (isUpload(context.request)) return proposeDocument(context);
  const access = await openForVet(context);
  const { kind, entry, confirms, corrects, by } = validate(proposalInput, await readJson(context.request));
  const what = { collection: kind, entry, version: null };
  const proposedEntry: ProposedEntry = { ...what, kind: 'add', entryId: null };
  if (confirms !== undefined) Object.assign(proposedEntry, { kind: 'confirm', entryId: confirms });
  if (corrects !== undefined) Object.assign(proposedEntry, { kind: 'correct', entryId: corrects });
  const sentAnswer = await sendProposal(access, proposedEntry, by, context.at);
  return Response.json(sentAnswer, { status: 201, headers: { 'Cache-Control': 'private, no-store' } });
}

const collectionOf = (name: string | undefined): TypedCollection | null =>
  typedCollections.find((one) => one === name) ?? null;

async function readProposedEntry(access: SharedPetAccess, form: Form, at: Date): Promise<ProposedEntry> {
  const collection = collectionOf(form.kind);
  const verb = form.do;
  if (collection === null || (verb !== 'confirm' && verb !== 'correct' && verb !== 'add')) {
    throw new AppError('invalid', 'Please check the fields');
  }
  const context = await findFormContext(access, at);
  if (!context) throw notFoundError();
  const entryId = verb === 'add' ? null : (form.id ?? '');
  if (entryId !== null && !isId(entryId)) throw notFoundError();
  const entry = verb === 'confirm' ? {} : readEntry(collection, form, entryId !== null, context);
  return { collection, kind: verb, entryId, entry, version: form.version ?? null, animal: form.animal };
}

async function proposeByForm(context: RouteContext): Promise<Response> {
  const { request, params, at } = context;
  const place: Place = { accessKey: params.accessKey ?? '', form: await readForm(request) };
  try {
    const access = await openForVet(context);
    const ownSecret = secretOf(request);
    if (place.form.do === 'remove') {
      const id = isId(place.form.id) ? (place.form.id ?? '') : '';
      const fileKey = await removeProposal(access, ownSecret ?? '', id, at);
      if (fileKey !== null) await removeUnused([fileKey]);
      return backToAnswer(place, 'removed');
    }
    const secret = ownSecret ?? newSecret();
    await storeProposal(access, secret, await readProposedEntry(access, place.form, at), at);
    const response = backToAnswer(place, 'kept');
    setAnswerCookies(response, place.accessKey, secret);
    return response;
  } catch (error) {
    return answerWith(error, place, openAgain(place.form));
  }
}
