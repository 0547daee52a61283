// What the server's entry says of each request, and the number by which all that is said of it is found again.
import { randomUUID } from 'node:crypto';
import pino from 'pino';

/** What a proxy may call a request: no address of anybody and nothing that breaks a line. */
const SANE = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * The id of a request: the one that a trusted proxy gave it, else a new one.
 * @param {string | string[] | undefined} claimed the header `X-Request-Id` as it came
 * @param {number} trusted how many proxies in front of us are believed
 */
export function requestId(claimed, trusted) {
  return trusted > 0 && typeof claimed === 'string' && SANE.test(claimed) ? claimed : randomUUID();
}

/** An address without what opens something: keys of links and calendars, secrets of mails, and what people search for. */
export function maskedPath(url) {
  return String(url)
    .replace(/(\/shared\/(?:photo\/(?=[^?]))?)[^/?]+/, '$1…')
    .replace(/(\/api\/calendar\/)[^/?]+/, '$1…')
    .replace(/=[^&]*/g, '=…');
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug', 'trace'];

/**
 * The one logger of the process; whatever is written while a request is served carries its id.
 * @param {string | undefined} level one that is none is refused later, with all other variables
 * @param {import('node:async_hooks').AsyncLocalStorage<{ id: string }>} requestStorage
 */
export function openLog(level, requestStorage) {
  const mixin = () => {
    const request = requestStorage.getStore();
    return request ? { requestId: request.id } : {};
  };
  return pino({ level: LEVELS.includes(level) ? level : 'info', base: null, mixin });
}

/**
 * Writes one line when a request is over, also when its sender has left: at LOG_LEVEL=debug, and at trace with how often
 * it asked the database. Nothing is done at other levels.
 */
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
        // Of the answer with its head.
        bytes: socket.bytesWritten - before,
        ...(!response.writableFinished && { aborted: true }),
        ...(log.isLevelEnabled('trace') && { roundTrips: context.roundTrips }),
      },
      'request',
    );
  });
}

const AT = /^\s*at /;

/** Name and code of a database's error, whose message may quote what people typed; the message of any other. */
function reasonOf(error) {
  return error.name.startsWith('Prisma') ? `${error.name} ${error.code ?? ''}`.trim() : error.message;
}

/**
 * What the framework prints, as fields of a line: its own words, and of an error the reason, the digest that the page
 * shows, and where it happened.
 * @param {unknown[]} parts
 */
export function printedFields(parts) {
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
