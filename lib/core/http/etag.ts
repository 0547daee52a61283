/** @param updatedAt version of an entry in ISO 8601. Clients may derive the same tag. */
export const etagOf = (updatedAt: string) => `"${updatedAt}"`;

export function etagOfAnswer(answer: unknown): string | null {
  const { updatedAt } = (answer ?? {}) as { updatedAt?: unknown };
  return typeof updatedAt === 'string' ? etagOf(updatedAt) : null;
}

/** Strong comparison (RFC 9110, 13.1.1). @param header null if the client sent none */
export function isMatch(header: string | null, etag: string): boolean {
  if (header === null || header === '*') return true;
  return header.split(',').some((one) => one.trim() === etag);
}

/** True if the client has this version, by weak comparison (RFC 9110, 13.1.2). @param header If-None-Match or null */
export function hasVersion(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((one) => opaque(one) === opaque(etag));
}
