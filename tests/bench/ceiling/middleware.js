import { middleware as own } from '@/middleware';

/** The product's middleware, so that the static page behind it has the same cost as the product's pages. */
export const middleware = own;

// Next reads this statically. The other pages here do not belong to the product.
export const config = { runtime: 'nodejs', matcher: '/privacy-policy' };
