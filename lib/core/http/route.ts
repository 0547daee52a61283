import 'server-only';
import type { z } from 'zod';
import { type FormatLocale, type Locale, languageOf } from '../i18n/locales';
import { now } from '../time/clock';
import { readJson } from './body';
import { checkCsrf, checkFormOrigin } from './csrf';
import { errorResponse } from './error-response';
import { once } from './idempotency';
import { requestFormatLocale } from './request';
import { describeRoute, type Sends, type Who } from './route-description';
import { validate } from './validate';

export interface RouteContext {
  request: Request;
  params: Record<string, string>;
  /** Of its words. */
  locale: Locale;
  /** Of dates and times that it writes. */
  formatLocale: FormatLocale;
  at: Date;
}

export interface RouteOptions<Auth extends object, Body extends z.ZodType, Query extends z.ZodType> {
  /** The schema of the query string, as an object of its last values. */
  query?: Query;
  /** The schema of the JSON body, or one made for the moment of the request; without one the body is not read. */
  body?: Body | ((at: Date) => Body);
  /**
   * Called by programs that are no browser of ours, which a secret in the address lets in, or by a form without scripts:
   * no CSRF token is asked for. A form of another site is refused all the same.
   */
  byPrograms?: boolean;
  /** Counts guesses that must stay counted when it fails: no Idempotency-Key puts it into a transaction of its own. */
  keyless?: boolean;
  /** Status of success. */
  status?: number;
  /** What it reads by itself in place of a JSON body; for the description of the API alone. */
  sends?: Sends;
  /** May throw AppError; answers with a Response as it is, or with anything else as JSON. */
  handle: (context: RouteContext & Auth & { body: z.output<Body>; query: z.output<Query> }) => Promise<unknown>;
  /**
   * Looks at the stored answer to an Idempotency-Key before it is given again, and throws AppError where the work of today
   * would find nothing. Access by the address is asked for anew without it.
   */
  checkRepeat?: (context: RouteContext & Auth & { body: z.output<Body> }, answer: unknown) => Promise<unknown>;
}

type Authorize<Auth> = (context: RouteContext) => Promise<Auth & { userId?: string }>;
export type RouteHandler = (request: Request, context: { params: Promise<object> }) => Promise<Response>;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The one way to make a route handler: CSRF for state-changing calls, then who asks, then what they send, then the
 * work, once per Idempotency-Key; every expected failure becomes its status and body.
 * @param who what `authorize` asks for, in the words of the description of the API
 */
export function createRoute<Auth extends object, Body extends z.ZodType, Query extends z.ZodType>(
  authorize: Authorize<Auth>,
  options: RouteOptions<Auth, Body, Query>,
  who: Who = { caller: 'anybody' },
): RouteHandler {
  const handler: RouteHandler = async (request, { params }) => {
    const formatLocale = requestFormatLocale(request);
    const locale = languageOf(formatLocale);
    try {
      if (!SAFE.has(request.method) && !options.byPrograms) await checkCsrf(request);
      if (options.sends && 'form' in options.sends) checkFormOrigin(request);
      const context = { request, params: (await params) as Record<string, string>, locale, formatLocale, at: now() };
      const auth = await authorize(context);
      const url = new URL(request.url);
      const query = options.query && validate(options.query, Object.fromEntries(url.searchParams));
      const schema = typeof options.body === 'function' ? options.body(context.at) : options.body;
      const raw = schema && (await readJson(request));
      const body = schema && validate(schema, raw);

      const work = () => options.handle({ ...context, ...auth, body, query } as Parameters<typeof options.handle>[0]);
      const key = request.headers.get('idempotency-key');
      if (key !== null && auth.userId && schema && !options.keyless) {
        const fingerprint = `${request.method} ${url.pathname} ${JSON.stringify(raw)}`;
        const repeated = { ...context, ...auth, body } as Parameters<NonNullable<typeof options.checkRepeat>>[0];
        const checkRepeat = async (answer: unknown) => {
          await authorize(context);
          await options.checkRepeat?.(repeated, answer);
        };
        const keyed = { userId: auth.userId, key, fingerprint, at: context.at, checkRepeat };
        const answer = await once(keyed, async () => ({ status: options.status ?? 200, body: await work() }));
        return json(answer.body, answer.status);
      }
      const result = await work();
      return result instanceof Response ? result : json(result, options.status ?? 200);
    } catch (error) {
      return errorResponse(error, request, locale);
    }
  };
  const { query, body, byPrograms = false, keyless, status = 200, sends } = options;
  return describeRoute(handler, { ...who, query, body, byPrograms, keyless, status, sends });
}

function json(body: unknown, status: number): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });
}
