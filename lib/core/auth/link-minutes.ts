/** Life of a mailed link that sets a password or proves an address. */
export const ACCOUNT_LINK_MINUTES = 15;
/** For how long the address that an account had can take it back. */
export const RECOVERY_DAYS = 3;
