/** ASVS 5.0 V6.2: length instead of complexity. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;
/** Maximum age of a session that needs no reauthentication. */
export const FRESH_MINUTES = 10;
