import 'server-only';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { sharedPetOf } from '@/lib/access/route';
import { vetAnswerCookieName } from '@/lib/access/vet-answer-cookie';
import { paths } from '@/lib/core/config/paths';
import { countMiss } from '@/lib/core/http/misses';
import { requestCookie } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { isLocale } from '@/lib/core/i18n/locales';
import { AppError, type AppErrorCode, notFoundError } from '@/lib/core/runtime/errors';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { sealDraft } from '@/lib/core/security/sealed-draft';
import { isSecret } from '@/lib/core/security/secrets';
import { ANSWER_DRAFT, type AnswerOutcome } from '@/lib/sharing/proposals/vocabulary';

/** Enough to confirm a whole record in minutes. A day has room for several vets of one clinic. */
const WRITES = { name: 'proposal', points: 120, duration: 300 };
const WRITES_PER_DAY = { name: 'proposal-day', points: 500, duration: 86_400 };

/** @throws AppError not_found unless the key belongs to a vet link; rate_limited */
export async function openForVet({ request, params, at }: RouteContext): Promise<SharedPetAccess> {
  const access = await sharedPetOf(request, params.accessKey ?? '', at);
  if (access?.kind === 'vet') {
    await enforceLimits([WRITES, access.shareId], [WRITES_PER_DAY, access.shareId]);
    return access;
  }
  if (!access) await countMiss(request, 'share-miss');
  throw notFoundError();
}

export type Form = Record<string, string>;

export interface Place {
  accessKey: string;
  form: Form;
}

const FRAGMENT = /^[\w-]{1,80}$/;

export function backToAnswer(
  { accessKey, form }: Place,
  outcome: AnswerOutcome | null,
  to: Record<string, string> = {},
) {
  const search = new URLSearchParams({ ...to, ...(outcome && { said: outcome }) });
  if (isLocale(form.lng)) search.set('lng', form.lng);
  const row = form.row !== undefined && FRAGMENT.test(form.row) ? form.row : '';
  const query = search.size > 0 ? `?${search}` : '';
  const Location = `${paths.sharedAnswer(encodeURIComponent(accessKey))}${query}${row && `#${row}`}`;
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } });
}

const outcomes: Partial<Record<AppErrorCode, AnswerOutcome>> = {
  rate_limited: 'wait',
  unavailable: 'wait',
  limit_reached: 'full',
  overtaken: 'changed',
  conflict: 'changed',
  not_found: 'gone',
};

export const secretOf = (request: Request) => {
  const value = requestCookie(request, vetAnswerCookieName());
  return isSecret(value) ? value : null;
};

export function openAgain({ do: verb, kind = '', id = '', ...typed }: Form): Record<string, string> {
  if (verb !== 'add' && verb !== 'correct') return {};
  const draft = sealDraft(ANSWER_DRAFT, typed);
  return { ...(verb === 'add' ? { add: kind } : { correct: id }), ...(draft !== null && { draft }) };
}

/** Redirects with the outcome if the error is a refusal. @throws all other errors */
export function answerWith(
  error: unknown,
  place: Place,
  to: Record<string, string> = {},
  special: typeof outcomes = {},
): Response {
  if (!(error instanceof AppError)) throw error;
  const { fields = {} } = error.detail;
  const isNameless = fields.name !== undefined || fields.clinic !== undefined;
  const knownOutcome =
    special[error.code] ?? outcomes[error.code] ?? (isNameless && place.form.do !== 'add' ? 'noName' : 'invalid');
  return backToAnswer(place, knownOutcome, to);
}
