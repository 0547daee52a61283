/** What the server says to a stale or missing token, and to nothing else: only then a repetition with a new one helps. */
export const CSRF_REFUSED = 'Invalid CSRF token';
