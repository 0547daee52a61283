import 'server-only';
import { createTranslator } from 'next-intl';
import { isUnavailable } from '../db/unavailable';
import { fieldMessage } from '../i18n/field-message';
import type { Locale } from '../i18n/locales';
import { loadMessages } from '../i18n/messages';
import { AppError } from '../runtime/errors';
import { logger } from '../runtime/logger';
import { etagOfAnswer } from './etag';

interface Failure {
  error: string;
  code: string;
  fields?: Record<string, string>;
  conflicts?: readonly object[];
  current?: object;
  limit?: 'bytes' | 'files';
}

export async function errorResponse(error: unknown, request: Request, locale: Locale): Promise<Response> {
  if (error instanceof AppError) {
    const { retryAfter, conflicts, current, already, limit } = error.detail;
    const fields = error.detail.fields && (await translateFields(error.detail.fields, locale));
    const { message, code, status } = error;
    const details = {
      ...already,
      ...(fields && { fields }),
      ...(conflicts && { conflicts }),
      ...(current && { current }),
      ...(limit && { limit }),
    };
    return buildErrorResponse(
      status,
      { error: message, code, ...details },
      { retryAfter, etag: etagOfAnswer(current) },
    );
  }
  const path = new URL(request.url).pathname.replace(
    /(\/shared\/(?:(?:answer|photo|stay)\/(?=.))?|\/calendar\/|\/invitations\/|\/handovers\/)[^/]+/,
    '$1…',
  );
  if (isUnavailable(error)) {
    logger().error({ method: request.method, path, reason: describeError(error) }, 'database unavailable');
    return buildErrorResponse(
      503,
      { error: 'The service is unavailable. Please try again shortly.', code: 'unavailable' },
      { retryAfter: 5 },
    );
  }
  logger().error(
    { method: request.method, path, reason: describeError(error), stack: stackOf(error) },
    'unexpected error',
  );
  return buildErrorResponse(500, { error: 'An unexpected error occurred', code: 'unexpected' });
}

async function translateFields(fields: Record<string, string>, locale: Locale): Promise<Record<string, string>> {
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  return Object.fromEntries(Object.entries(fields).map(([path, key]) => [path, fieldMessage(t as never, key)]));
}

interface ErrorHeaders {
  retryAfter?: number | undefined;
  etag?: string | null;
}

function buildErrorResponse(status: number, body: Failure, { retryAfter, etag }: ErrorHeaders = {}): Response {
  const headers: Record<string, string> = { 'Cache-Control': 'private, no-store', ...(etag && { ETag: etag }) };
  if (retryAfter !== undefined) headers['Retry-After'] = String(retryAfter);
  return Response.json(body, { status, headers });
}

/** Logs only name and code of database errors, because their message may quote user input. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error';
  const { code } = error as { code?: unknown };
  return error.name.startsWith('Prisma') ? `${error.name} ${String(code ?? '')}` : error.message;
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error
    ? error.stack
        ?.split('\n')
        .filter((line) => line.trimStart().startsWith('at '))
        .join('\n')
    : undefined;
}
