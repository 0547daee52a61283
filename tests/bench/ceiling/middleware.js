import { middleware as own } from '@/middleware';

/** The product's own, so that the static page behind it pays what the product's pages pay. */
export const middleware = own;

// Next reads this without running it; the other pages here are none of the product's.
export const config = { runtime: 'nodejs', matcher: '/privacy-policy' };
