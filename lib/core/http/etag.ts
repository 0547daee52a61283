/** @param updatedAt ISO 8601: the version of an entry, which clients may derive from it too */
export const etagOf = (updatedAt: string) => `"${updatedAt}"`;

/** Null for an answer without a version. */
export function etagOfAnswer(answer: unknown): string | null {
  const { updatedAt } = (answer ?? {}) as { updatedAt?: unknown };
  return typeof updatedAt === 'string' ? etagOf(updatedAt) : null;
}

/** RFC 9110, 13.1.1, by strong comparison. @param header null where the client did not send it */
export function isMatch(header: string | null, etag: string): boolean {
  if (header === null || header === '*') return true;
  return header.split(',').some((one) => one.trim() === etag);
}

/** True if the client has this version: If-None-Match by weak comparison (RFC 9110, 13.1.2). @param header null if absent */
export function hasVersion(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((one) => opaque(one) === opaque(etag));
}
