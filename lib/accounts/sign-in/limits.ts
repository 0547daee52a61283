/** Lifetimes in minutes (specification, section 9; R6.2). */
export const LINK_MINUTES = 15;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
