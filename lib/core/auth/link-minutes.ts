export const ACCOUNT_LINK_MINUTES = 15;
export const RECOVERY_DAYS = 3;
