import 'server-only';

/** Prisma codes: unreachable, timeout, closed, pool empty, transaction not started or closed, conflict, connections. */
const CODES = /^(P1001|P1002|P1008|P1017|P2024|P2028|P2034|P2037|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** SQLSTATE: connection lost, serialization or deadlock, resources, lock timeout, canceled, shutdown or startup. */
const STATES = /^(08\w{3}|40001|40P01|53\w{3}|55P03|57014|57P0[1-5])$/;

const WORDS =
  /connection (timeout|terminated)|timeout exceeded when trying to connect|can't reach database|is not queryable|Query read timeout/i;

interface Failure {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  originalCode?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** True if a retry may help. Prisma hides errors without a code in P2010 (raw) or P2039, so this checks causes. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 4) return false;
  const { code, message, cause, originalCode, meta } = error as Failure;
  if (typeof code === 'string' && (CODES.test(code) || STATES.test(code))) return true;
  if (typeof originalCode === 'string' && STATES.test(originalCode)) return true;
  if (typeof message === 'string' && WORDS.test(message)) return true;
  return isUnavailable(meta?.driverAdapterError, depth + 1) || isUnavailable(cause, depth + 1);
}
