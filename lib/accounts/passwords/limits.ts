/** Limits length instead of requiring character classes (ASVS 5.0 V6.2). */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;
