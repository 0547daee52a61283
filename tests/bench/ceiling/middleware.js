import { middleware as own } from '@/middleware';

/** The app's own middleware, so that the static page costs as much as the app's pages. */
export const middleware = own;

// Next parses this statically. The other pages of this app have no counterpart in the product.
export const config = { runtime: 'nodejs', matcher: '/privacy-policy' };
