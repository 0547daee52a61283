/** The product's name, and its form in cookie names. */
export const PRODUCT_NAME = 'Pawfolio';
export const PRODUCT_SLUG = 'pawfolio';
