/** The client retries with a new token on this message only. */
export const CSRF_REFUSED = 'Invalid CSRF token';
