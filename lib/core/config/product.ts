export const PRODUCT_NAME = 'Pawfolio';
export const PRODUCT_SLUG = 'pawfolio';
