export const ACCOUNT_LINK_MINUTES = 15;
/** For how long the former address can reverse a change. */
export const RECOVERY_DAYS = 3;
