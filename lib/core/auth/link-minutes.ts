/** Lifetime of a sign-in link (specification, section 9). ASVS 5.0 (6.5.5) recommends 10 minutes. */
export const LINK_MINUTES = 15;
export const ACCOUNT_LINK_MINUTES = 15;
export const RECOVERY_DAYS = 3;
