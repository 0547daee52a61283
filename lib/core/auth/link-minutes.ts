/** Life of a mailed link that sets a password or proves an address. */
export const ACCOUNT_LINK_MINUTES = 15;
