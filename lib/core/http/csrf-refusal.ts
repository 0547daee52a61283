/** Message on which the client retries with a new token. */
export const CSRF_REFUSED = 'Invalid CSRF token';
