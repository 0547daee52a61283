import 'server-only';
import { findStay, type StayAccess } from '@/lib/access/stay-access';
import { type Sitter, staySitterCookie, staySitterCookieName } from '@/lib/access/stay-sitter';
import { paths } from '@/lib/core/config/paths';
import { readForm, readJson } from '@/lib/core/http/body';
import { countMiss } from '@/lib/core/http/misses';
import { requestCookie } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { isLocale } from '@/lib/core/i18n/locales';
import { MAX_PHOTO_BYTES } from '@/lib/core/media/photo-limit';
import { readUpload } from '@/lib/core/media/upload';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import type { StayOutcome } from '@/lib/sharing/stays/vocabulary';

/** Enough for a day with several pets including undos, shared by everyone with the link. */
const WRITES = { name: 'stay-write', points: 60, duration: 300 };
const WRITES_PER_DAY = { name: 'stay-write-day', points: 600, duration: 86_400 };

export interface Sent {
  fields: Record<string, unknown>;
  /** Null without a file. */
  file: Buffer | null;
}

async function readSent(request: Request): Promise<Sent> {
  const type = request.headers.get('content-type') ?? '';
  if (/^multipart\/form-data\b/i.test(type)) {
    const { bytes, fields } = await readUpload(request, { maxBytes: MAX_PHOTO_BYTES });
    return { fields, file: bytes.length > 0 ? bytes : null };
  }
  if (!/^application\/json\b/i.test(type)) return { fields: await readForm(request), file: null };
  const body = await readJson(request);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('invalid', 'The request must be an object');
  }
  return { fields: body as Record<string, unknown>, file: null };
}

/** Browsers that send a form expect a page. API clients expect the written data. */
const isForm = (request: Request) => (request.headers.get('accept') ?? '').includes('text/html');

interface Place {
  row: string;
  day?: unknown;
  lng?: unknown;
}

function backToPage(accessKey: string, { row, day, lng }: Place, outcome: StayOutcome | null): Response {
  const search = new URLSearchParams();
  if (typeof day === 'string') search.set('day', day.slice(0, 10));
  if (outcome) search.set('said', outcome);
  if (outcome) search.set('row', row);
  if (typeof lng === 'string' && isLocale(lng)) search.set('lng', lng);
  const path = paths.sharedStay(encodeURIComponent(accessKey));
  const Location = `${path}${search.size > 0 ? `?${search}` : ''}${outcome ? `#${row}` : ''}`;
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } });
}

const outcomes = new Map<string, StayOutcome>(
  Object.entries({
    rate_limited: 'wait',
    unavailable: 'wait',
    timeout: 'wait',
    too_large: 'largePhoto',
    conflict: 'already',
    confirmation_required: 'early',
    dose_already_given: 'soon',
    limit_reached: 'full',
  }),
);

const isUnreadable = ({ code }: AppError) => code === 'invalid' || code === 'unsupported_type';

function outcomeOf(error: unknown, row: string): StayOutcome | null {
  if (!(error instanceof AppError)) return null;
  const outcome = outcomes.get(error.code);
  if (outcome) return outcome;
  const { fields } = error.detail;
  if (fields?.name !== undefined) return fields.name === 'stays.validation.memberName' ? 'memberName' : 'noName';
  if (fields?.undo !== undefined) return 'notYours';
  if (fields?.text !== undefined) return fields.text === 'stays.validation.empty' ? 'empty' : 'long';
  return row === 'tell' && !fields && isUnreadable(error) ? 'badPhoto' : 'notNow';
}

interface Done {
  answer: unknown;
  outcome: StayOutcome | null;
  sitter?: Sitter;
}

const ROW = /^[\w-]{1,80}$/;

function placeOf({ row, view, lng }: Record<string, unknown>, fallback: string): Place {
  return { row: typeof row === 'string' && ROW.test(row) ? row : fallback, day: view, lng };
}

/** Counts unknown keys as misses. @throws AppError not_found, rate_limited */
export async function openStay({ request, params, at }: RouteContext): Promise<StayAccess> {
  const stay = await findStay(params.accessKey ?? '', requestCookie(request, staySitterCookieName()), at);
  if (stay && !('closed' in stay)) return stay;
  if (!stay) await countMiss(request, 'share-miss');
  throw notFoundError();
}

/** Handles all input of sitters: a plain form, which it answers with a redirect, or JSON. @throws AppError */
export async function receiveOfSitter(
  context: RouteContext,
  fallback: string,
  work: (stay: StayAccess, input: Sent) => Promise<Done>,
): Promise<Response> {
  const { request, params } = context;
  const accessKey = params.accessKey ?? '';
  let place: Place = { row: fallback };
  try {
    const stay = await openStay(context);
    await enforceLimits([WRITES, stay.stayId], [WRITES_PER_DAY, stay.stayId]);
    const { fields, file } = await readSent(request);
    place = placeOf(fields, fallback);
    const { row: _, view: __, lng: ___, ...rest } = fields;
    const { answer, outcome, sitter } = await work(stay, { fields: rest, file });
    const response = isForm(request)
      ? backToPage(accessKey, place, outcome)
      : Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
    if (sitter !== undefined) rememberName(response, stay, { sitter, accessKey });
    return response;
  } catch (error) {
    const outcome = isForm(request) ? outcomeOf(error, place.row) : null;
    if (!outcome) throw error;
    return backToPage(accessKey, place, outcome);
  }
}

/** Sets two cookies, because the page and its forms have different paths. */
function rememberName(
  response: Response,
  stay: StayAccess,
  { sitter, accessKey }: { sitter: Sitter; accessKey: string },
) {
  for (const path of [paths.sharedStay(accessKey), `/api${paths.shared(accessKey)}`]) {
    response.headers.append('Set-Cookie', staySitterCookie(stay, sitter, path));
  }
}
