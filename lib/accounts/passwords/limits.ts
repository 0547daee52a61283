/** ASVS 5.0 V6.2: long instead of complicated. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;
/** A session this young counts as proof anew before a change of credentials. */
export const FRESH_MINUTES = 10;
