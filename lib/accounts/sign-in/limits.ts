export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
