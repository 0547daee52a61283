export const PRODUCT_NAME = 'Pawfolio';
export const PRODUCT_SLUG = 'pawfolio';
/** Lets people and secret scanners recognize a leaked access token. */
export const ACCESS_TOKEN_PREFIX = `${PRODUCT_SLUG}_`;
