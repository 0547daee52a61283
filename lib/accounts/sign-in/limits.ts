/** Lifetimes in minutes (specification, section 9; R6.2); for links ASVS 5.0 (6.5.5) recommends 10. */
export const LINK_MINUTES = 15;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
