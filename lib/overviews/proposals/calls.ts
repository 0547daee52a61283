import 'server-only';
import type { PetAccess, SharedPetAccess } from '@/lib/access/pet-access';
import { countShareMiss, sharedPetOf } from '@/lib/access/route';
import { setAnswerCookies, vetAnswerCookieName } from '@/lib/access/vet-answer-cookie';
import type { Viewer } from '@/lib/access/viewer';
import { authorOf } from '@/lib/collections/routes';
import { paths } from '@/lib/core/config/paths';
import { readForm, readJson } from '@/lib/core/http/body';
import { requestCookie } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { validate } from '@/lib/core/http/validate';
import { isLocale } from '@/lib/core/i18n/locales';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { sealDraft } from '@/lib/core/security/sealed-draft';
import { isSecret, newSecret } from '@/lib/core/security/secrets';
import { isId } from '@/lib/core/validation/ids';
import { answerAgain, keepProposal, removeProposal, sendAnswer, sendProposal } from './mutations/answer';
import type { Proposed } from './mutations/check-proposed';
import { enterCode, requestCode } from './mutations/clinic-code';
import { acceptProposal, declineProposal, undoDecision } from './mutations/decide';
import type { SentProposal } from './proposal';
import { findFormContext } from './queries/answer-page';
import { readEntry } from './read-form';
import { type AcceptInput, answerCode, type DeclineInput, proposalInput, readerInput } from './schema';
import {
  ANSWER_DRAFT,
  type AnswerOutcome,
  CODE_DIGITS,
  type ProposedCollection,
  proposedCollections,
} from './vocabulary';

/** A whole record is confirmed in a few minutes; a day has room for several vets of one clinic. */
const WRITES = { name: 'proposal', points: 120, duration: 300 };
const WRITES_PER_DAY = { name: 'proposal-day', points: 500, duration: 86_400 };
const CODES = { name: 'clinic-code', points: 1, duration: 60 };
const CODES_PER_DAY = { name: 'clinic-code-day', points: 8, duration: 86_400 };
/** Of a million codes: 15 a day for each link. */
const TRIES = { name: 'clinic-code-try', points: 5, duration: 900 };
const TRIES_PER_DAY = { name: 'clinic-code-try-day', points: 15, duration: 86_400 };

/** @throws AppError not_found for every key that opens no link of a vet, rate_limited */
async function openForVet({ request, params, at }: RouteContext): Promise<SharedPetAccess> {
  const access = await sharedPetOf(request, params.accessKey ?? '', at);
  if (access?.kind === 'vet') {
    await enforceLimits([WRITES, access.shareId], [WRITES_PER_DAY, access.shareId]);
    return access;
  }
  if (!access) await countShareMiss(request);
  throw notFoundError();
}

type Form = Record<string, string>;

interface Place {
  accessKey: string;
  form: Form;
}

const FRAGMENT = /^[\w-]{1,80}$/;

function backToAnswer({ accessKey, form }: Place, outcome: AnswerOutcome | null, to: Record<string, string> = {}) {
  const search = new URLSearchParams({ ...to, ...(outcome && { said: outcome }) });
  if (isLocale(form.lng)) search.set('lng', form.lng);
  const row = form.row !== undefined && FRAGMENT.test(form.row) ? form.row : '';
  const query = search.size > 0 ? `?${search}` : '';
  const Location = `${paths.sharedAnswer(encodeURIComponent(accessKey))}${query}${row && `#${row}`}`;
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } });
}

const outcomes: Partial<Record<string, AnswerOutcome>> = {
  rate_limited: 'wait',
  unavailable: 'wait',
  limit_reached: 'full',
  overtaken: 'changed',
  conflict: 'changed',
  not_found: 'gone',
};

const isForm = (request: Request) => (request.headers.get('content-type') ?? '').startsWith('application/x-www-form');

const secretOf = (request: Request) => {
  const value = requestCookie(request, vetAnswerCookieName());
  return isSecret(value) ? value : null;
};

/** As a plain form, answered by the page, or as JSON. @throws AppError */
export async function proposeCall(context: RouteContext): Promise<Response> {
  if (isForm(context.request)) return proposeByForm(context);
  const access = await openForVet(context);
  const { kind, entry, confirms, corrects, by } = validate(proposalInput, await readJson(context.request));
  const what = { collection: kind, entry, version: null };
  const proposed: Proposed = { ...what, kind: 'add', entryId: null };
  if (confirms !== undefined) Object.assign(proposed, { kind: 'confirm', entryId: confirms });
  if (corrects !== undefined) Object.assign(proposed, { kind: 'correct', entryId: corrects });
  const sent = await sendProposal(access, proposed, by, context.at);
  return Response.json(sent, { status: 201, headers: { 'Cache-Control': 'private, no-store' } });
}

const collectionOf = (name: string | undefined): ProposedCollection | null =>
  proposedCollections.find((one) => one === name) ?? null;

async function proposedBy(access: SharedPetAccess, form: Form, at: Date): Promise<Proposed> {
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
  return { collection, kind: verb, entryId, entry, version: form.version ?? null };
}

/** What stays open where a form is refused, so that it can be filled in again. */
function openAgain({ do: verb, kind = '', id = '', ...typed }: Form): Record<string, string> {
  if (verb !== 'add' && verb !== 'correct') return {};
  const draft = sealDraft(ANSWER_DRAFT, typed);
  return { ...(verb === 'add' ? { add: kind } : { correct: id }), ...(draft !== null && { draft }) };
}

async function proposeByForm(context: RouteContext): Promise<Response> {
  const { request, params, at } = context;
  const place: Place = { accessKey: params.accessKey ?? '', form: await readForm(request) };
  try {
    const access = await openForVet(context);
    const known = secretOf(request);
    if (place.form.do === 'remove') {
      await removeProposal(access, known ?? '', isId(place.form.id) ? (place.form.id ?? '') : '', at);
      return backToAnswer(place, 'removed');
    }
    const secret = known ?? newSecret();
    await keepProposal(access, secret, await proposedBy(access, place.form, at), at);
    const response = backToAnswer(place, 'kept');
    setAnswerCookies(response, place.accessKey, secret);
    return response;
  } catch (error) {
    return answerWith(error, place, openAgain(place.form));
  }
}

/** @throws whatever is no refusal */
function answerWith(error: unknown, place: Place, to: Record<string, string> = {}): Response {
  if (!(error instanceof AppError)) throw error;
  const { fields = {} } = error.detail;
  const isNameless = fields.name !== undefined || fields.clinic !== undefined;
  const known = outcomes[error.code] ?? (isNameless && place.form.do !== 'add' ? 'noName' : 'invalid');
  return backToAnswer(place, known, to);
}

function readerOf({ name = '', clinic = '', licence = '' }: Form) {
  return validate(readerInput, { name, clinic, licence });
}

type Step = (access: SharedPetAccess, secret: string, form: Form, at: Date) => Promise<AnswerOutcome>;

const steps: Record<string, Step> = {
  async send(access, secret, form, at) {
    const reader = readerOf(form);
    if (form.code) {
      if (!(await tryCode(access, secret, form.code, at))) return 'codeWrong';
    }
    await sendAnswer(access, secret, reader, at);
    return 'sent';
  },
  async code(access, secret, form, at) {
    const reader = readerOf(form);
    await enforceLimits([CODES, access.shareId], [CODES_PER_DAY, access.shareId]);
    await requestCode(access, secret, reader, at);
    return 'codeSent';
  },
};

async function tryCode(access: SharedPetAccess, secret: string, typed: string, at: Date): Promise<boolean> {
  await enforceLimits([TRIES, access.shareId], [TRIES_PER_DAY, access.shareId]);
  const code = typed.replace(/\s/g, '').slice(0, CODE_DIGITS + 1);
  return answerCode.test(code) && enterCode(access, secret, code, at);
}

/** Who the reader is, the code of the clinic's address, sending, and answering once more. */
export async function answerCall(context: RouteContext): Promise<Response> {
  const { request, params, at } = context;
  const place: Place = { accessKey: params.accessKey ?? '', form: await readForm(request) };
  try {
    const access = await openForVet(context);
    const secret = secretOf(request);
    if (place.form.do === 'again' && secret !== null) {
      const fresh = newSecret();
      await answerAgain(access, { secret, newSecret: fresh, at });
      const response = backToAnswer(place, null);
      setAnswerCookies(response, place.accessKey, fresh);
      return response;
    }
    const step = steps[place.form.do ?? ''];
    if (!step || secret === null) return backToAnswer(place, 'nothing');
    const outcome = await step(access, secret, place.form, at);
    return backToAnswer(place, outcome, outcome === 'sent' ? {} : { send: '1' });
  } catch (error) {
    return answerWith(error, place, { send: '1' });
  }
}

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
