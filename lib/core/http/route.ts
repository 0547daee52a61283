import 'server-only';
import type { z } from 'zod';
import type { TokenScope } from '@/prisma/client/enums';
import { type FormatLocale, type Locale, languageOf } from '../i18n/locales';
import { AppError } from '../runtime/errors';
import { now } from '../time/clock';
import { MAX_JSON_BYTES, readJson } from './body';
import { checkCsrf, checkFormOrigin } from './csrf';
import { splitEntryId } from './entry-id';
import { errorResponse } from './error-response';
import { etagOfAnswer } from './etag';
import { runOnce } from './idempotency';
import { PAGE_USER } from './page-user';
import { answerOf } from './repeated';
import { requestBearer, requestFormatLocale } from './request';
import { type CallerRule, describeRoute, type Sends } from './route-description';
import { validate } from './validate';
import { countWrite } from './write-limits';

export interface RouteContext {
  request: Request;
  params: Record<string, string>;
  locale: Locale;
  formatLocale: FormatLocale;
  at: Date;
}

export interface RouteOptions<Auth extends object, Body extends z.ZodType, Query extends z.ZodType> {
  query?: Query;
  body?: Body | ((at: Date) => Body);
  /**
   * Skips the CSRF token, for programs that know a secret URL and for forms without JavaScript. Requests from other
   * origins are still refused.
   */
  withoutCsrf?: boolean;
  /** For account security: an Idempotency-Key's transaction would roll back the counters of failed guesses. */
  withoutIdempotency?: boolean;
  status?: number;
  sends?: Sends;
  versioned?: boolean;
  matched?: boolean;
  takesId?: boolean;
  /** Scope with which access tokens may call the route. Without it no token may. */
  token?: TokenScope | undefined;
  handle: (context: HandlerContext<RouteContext & Auth, Body, Query>) => Promise<unknown>;
  /** Throws if the work would find nothing today. `authorize` runs again in any case. */
  checkRepeat?: (context: RouteContext & Auth & { body: z.output<Body> }, answer: unknown) => Promise<unknown>;
}

type HandlerContext<Context, Body extends z.ZodType, Query extends z.ZodType> = Context & {
  body: z.output<Body>;
  query: z.output<Query>;
  /** Id that the device sent for its new entry; null if it sent none. */
  entryId: string | null;
};

type Authorize<Auth> = (context: RouteContext) => Promise<Auth & { userId?: string }>;
export type RouteHandler = (request: Request, context: { params: Promise<object> }) => Promise<Response>;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The order matters: CSRF, authorization, validation, then the work, once per Idempotency-Key. */
export function createRoute<Auth extends object, Body extends z.ZodType, Query extends z.ZodType>(
  authorize: Authorize<Auth>,
  options: RouteOptions<Auth, Body, Query>,
  who: CallerRule = { caller: 'anybody' },
): RouteHandler {
  const handler: RouteHandler = async (request, { params }) => {
    const formatLocale = requestFormatLocale(request);
    const locale = languageOf(formatLocale);
    try {
      const isByToken = checkBearer(request, options.token, who);
      if (!SAFE.has(request.method) && !options.withoutCsrf && !isByToken) await checkCsrf(request);
      if (options.sends && 'form' in options.sends) checkFormOrigin(request);
      const context = { request, params: (await params) as Record<string, string>, locale, formatLocale, at: now() };
      const auth = await authorize(context);
      checkPageUser(request, auth.userId);
      await countAccountWrite(request, auth.userId, options);
      const url = new URL(request.url);
      const query = options.query && validate(options.query, Object.fromEntries(url.searchParams));
      const schema = typeof options.body === 'function' ? options.body(context.at) : options.body;
      const raw = schema && (await readJson(request));
      const { entryId, rest } = options.takesId ? splitEntryId(raw) : { entryId: null, rest: raw };
      const body = schema && validate(schema, rest);

      const work = () =>
        options.handle({ ...context, ...auth, body, query, entryId } as Parameters<typeof options.handle>[0]);
      const key = request.headers.get('idempotency-key');
      if (key !== null && auth.userId && schema && !options.withoutIdempotency) {
        const fingerprint = `${request.method} ${url.pathname} ${JSON.stringify(raw)}`;
        const repeatedContext = { ...context, ...auth, body } as Parameters<NonNullable<typeof options.checkRepeat>>[0];
        const checkRepeat = async (answer: unknown) => {
          await authorize(context);
          await options.checkRepeat?.(repeatedContext, answer);
        };
        const keyedRequest = { userId: auth.userId, key, fingerprint, at: context.at, checkRepeat };
        const answer = await runOnce(keyedRequest, async () => answerOf(await work(), options.status ?? 200));
        return json(answer.body, answer.status, options.versioned);
      }
      const result = await work();
      return result instanceof Response ? result : buildResponse(result, options);
    } catch (error) {
      return errorResponse(error, request, locale);
    }
  };
  const {
    query,
    body,
    withoutCsrf = false,
    withoutIdempotency,
    status = 200,
    sends,
    versioned,
    matched,
    takesId,
    token,
  } = options;
  const metadata = { query, body, withoutCsrf, withoutIdempotency, status, sends, versioned, matched, takesId, token };
  return describeRoute(handler, { ...who, ...metadata });
}

/**
 * True for a request that only its access token authorizes. Needs no CSRF token, because browsers never send this
 * header by themselves. @throws AppError forbidden if the route takes no access tokens
 */
function checkBearer(request: Request, scope: TokenScope | undefined, { caller }: CallerRule): boolean {
  if (requestBearer(request) === null) return false;
  if (scope === undefined && (caller === 'member' || caller === 'admin'))
    throw new AppError('forbidden', 'Access tokens cannot be used here');
  return scope !== undefined;
}

/** Deletions and account security stay possible after too many writes. @throws AppError rate_limited */
async function countAccountWrite(
  { method, headers }: Request,
  userId: string | undefined,
  { body, withoutIdempotency }: { body?: unknown; withoutIdempotency?: boolean },
): Promise<void> {
  if (userId === undefined || withoutIdempotency || SAFE.has(method) || method === 'DELETE') return;
  const length = Number(headers.get('content-length') ?? MAX_JSON_BYTES);
  await countWrite(userId, body === undefined ? 0 : Math.min(length, MAX_JSON_BYTES));
}

function checkPageUser({ method, headers }: Request, userId: string | undefined): void {
  const pageUser = SAFE.has(method) ? null : headers.get(PAGE_USER);
  if (userId !== undefined && pageUser !== null && pageUser !== userId)
    throw new AppError('other_user', 'Someone else has signed in');
}

function buildResponse(
  result: unknown,
  { status = 200, versioned }: { status?: number; versioned?: boolean },
): Response {
  const answer = answerOf(result, status);
  return json(answer.body, answer.status, versioned);
}

function json(body: unknown, status: number, versioned = false): Response {
  const etag = versioned ? etagOfAnswer(body) : null;
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'private, no-store', ...(etag && { ETag: etag }) },
  });
}
