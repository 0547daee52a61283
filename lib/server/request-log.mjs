import { randomUUID } from 'node:crypto';
import pino from 'pino';

/** Allowed request ids. Excludes addresses and line breaks. */
const SANE = /^[A-Za-z0-9_-]{8,64}$/;

export function requestId(claimedId, isTrusted) {
  return isTrusted > 0 && typeof claimedId === 'string' && SANE.test(claimedId) ? claimedId : randomUUID();
}

/** Masks keys of links, calendars and buttons, tokens of mails and search terms. */
export function maskedPath(url) {
  return String(url)
    .replace(/(\/shared\/(?:(?:answer|photo|stay)\/(?=[^?]))?|\/invitations\/|\/handovers\/)[^/?]+/, '$1…')
    .replace(/(\/api\/(?:calendar|reminders\/buttons)\/)[^/?]+/, '$1…')
    .replace(/=[^&]*/g, '=…');
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug', 'trace'];

export function openLog(level, requestStorage) {
  const logContext = () => {
    const request = requestStorage.getStore();
    return request ? { requestId: request.id } : {};
  };
  return pino({ level: LEVELS.includes(level) ? level : 'info', base: null, mixin: logContext });
}

export function logEnd(log, request, response, context) {
  if (!log.isLevelEnabled('debug')) return;
  const began = performance.now();
  const { socket } = request;
  const before = socket.bytesWritten;
  response.once('close', () => {
    log.debug(
      {
        requestId: context.id,
        method: request.method,
        path: maskedPath(request.url),
        status: response.statusCode,
        ms: Math.round(performance.now() - began),
        bytes: socket.bytesWritten - before,
        ...(!response.writableFinished && { aborted: true }),
        ...(log.isLevelEnabled('trace') && { roundTrips: context.roundTrips }),
      },
      'request',
    );
  });
}

const AT = /^\s*at /;

/** Returns only name and code of database errors, because their message may quote user input. */
function reasonOf(error) {
  return error.name.startsWith('Prisma') ? `${error.name} ${error.code ?? ''}`.trim() : error.message;
}

export function consoleFields(parts) {
  const error = parts.find((part) => part instanceof Error);
  const words = parts.filter((part) => typeof part === 'string').join(' ');
  if (!error) return { printed: words };
  return {
    ...(words !== '' && { printed: words }),
    reason: reasonOf(error),
    ...(error.digest && { digest: error.digest }),
    stack: String(error.stack)
      .split('\n')
      .filter((line) => AT.test(line))
      .join('\n'),
  };
}
